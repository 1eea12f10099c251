import { redirect } from '../../../site-builder.ts';

/**
 * RED-48, ROUTE-32: the old English site. Its pages that live on under another name lead there. English is a language of
 * the site today: `/en` is its home page, an unknown address below it is not found, and the rule on the whole prefix waits
 * for the day when the site offers no English.
 */
export const english = [
  redirect('/en/find-us/{path*}', '/en/anlaggningar'),
  redirect('/en/service/{path*}', '/en/service-och-verkstad'),
  redirect('/en/about/{path*}', '/en/om-{group}'),
  redirect('/en/about-us/{path*}', '/en/om-{group}'),
  redirect('/en/buy-car/electric/{path*}', '/en/kop-bil/biltyp/elbilar'),
  redirect('/en/buy-car/{path*}', '/en/kop-bil'),
  redirect('/en/sell-car/{path*}', '/en/salj-bil'),
  redirect('/en/careers/{path*}', 'https://jobb.solvik.example/en'),
  redirect('/en/{path*}', '/'),
];
