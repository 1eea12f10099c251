import type { RedirectRule } from '../../../../src/redirects/rule.ts';
import { moved } from '../../../write.ts';

/** The old site had one flat page for each of these: '/servicing/{make}-{page}'. */
export const servicing: readonly RedirectRule[] = [
  // RED-78, RED-79: servicing
  ...flat('mercedes-benz', 'mercedes-benz-cars', 'servicing', [
    'book-a-service-or-mot',
    'digital-extras',
    'roadside-assistance',
    'service-plans',
  ]),
  ...flat('mercedes-benz-vans', 'mercedes-benz-vans', 'servicing', [
    'book-a-service-or-mot',
    'roadside-assistance',
    'service-contracts',
    'servicecare-plans',
  ]),
  moved('/servicing/mercedes-benz-vans-servicecare', vans('service-contracts/servicecare')),
  moved('/servicing/mercedes-benz-vans-completecare', vans('service-contracts/completecare')),
  moved('/servicing/mercedes-benz-vans-servicecare-plans-maintenance', vans('servicecare-plans/maintenance')),
  moved('/servicing/mercedes-benz-vans-servicecare-plans-complete', vans('servicecare-plans/complete')),
  moved('/servicing/mercedes-benz-vans-servicecare-plans-contact-us', vans('servicecare-plans/contact-us')),
  ...flat('smart', 'smart', 'servicing', [
    'book-a-service-or-mot',
    'the-smart-app',
    'service-plans',
    'roadside-assistance',
  ]),

  // RED-78, RED-80: parts
  ...flat('mercedes-benz', 'mercedes-benz-cars', 'parts', ['accessories', 'genuine-parts', 'trade-parts']),
  ...flat('mercedes-benz-vans', 'mercedes-benz-vans', 'parts', [
    'accessories',
    'genuine-and-remanufactured-parts',
    'trade-parts',
  ]),
  ...flat('smart', 'smart', 'parts', ['accessories', 'genuine-parts']),

  // RED-78, RED-81: bodyshop
  ...flat('mercedes-benz', 'mercedes-benz-cars', 'bodyshop', ['accident-repairs', 'onsite-repairs']),
  ...flat('mercedes-benz-vans', 'mercedes-benz-vans', 'bodyshop', ['accident-repairs', 'onsite-repairs']),
  ...flat('smart', 'smart', 'bodyshop', ['accident-repairs']),

  // RED-65, RED-85: the rest of '/servicing/...'; the workshop says 'mercedes-benz-cars' where the showroom does not
  moved('/servicing/bmw/{path*}', '/service-and-parts/bmw'),
  moved('/servicing/mini/{path*}', '/service-and-parts/mini'),
  moved('/servicing/mercedes-benz/{path*}', '/service-and-parts/mercedes-benz-cars'),
  moved('/servicing/mercedes-benz-vans/{path*}', '/service-and-parts/mercedes-benz-vans'),
  moved('/servicing/smart/{path*}', '/service-and-parts/smart'),
  moved('/servicing/mot', '/service-and-parts/book-a-service-or-mot'),
  moved('/servicing/{path*}', '/service-and-parts'),
];

function flat(old: string, make: string, area: string, pages: readonly string[]): RedirectRule[] {
  return pages.map((page) =>
    moved(`/servicing/${old}-${page}`, `/service-and-parts/${make}/${area}/${page}`),
  );
}

function vans(page: string): string {
  return `/service-and-parts/mercedes-benz-vans/servicing/${page}`;
}
