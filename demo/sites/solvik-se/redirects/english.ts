import { moved } from '../../../write.ts';

/**
 * RED-48, ROUTE-32: the old English site. Its pages that live on under another name lead there, the rest to the home
 * page. What is an English page today stays one: a rule on a language's own prefix gives way to its pages.
 */
export const english = [
  moved('/en/find-us/{path*}', '/en/anlaggningar'),
  moved('/en/service/{path*}', '/en/service-och-verkstad'),
  moved('/en/about/{path*}', '/en/om-{group}'),
  moved('/en/about-us/{path*}', '/en/om-{group}'),
  moved('/en/buy-car/electric/{path*}', '/en/kop-bil/biltyp/elbilar'),
  moved('/en/buy-car/{path*}', '/en/kop-bil'),
  moved('/en/sell-car/{path*}', '/en/salj-bil'),
  moved('/en/careers/{path*}', 'https://jobb.solvik.example/en'),
  moved('/en/{path*}', '/'),
];
