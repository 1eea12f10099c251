import type { RedirectRule } from '../../../../src/content/redirects/rule.ts';
import { redirect } from '../../../site-builder.ts';

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
  redirect('/servicing/mercedes-benz-vans-servicecare', vans('service-contracts/servicecare')),
  redirect('/servicing/mercedes-benz-vans-completecare', vans('service-contracts/completecare')),
  redirect(
    '/servicing/mercedes-benz-vans-servicecare-plans-maintenance',
    vans('servicecare-plans/maintenance'),
  ),
  redirect('/servicing/mercedes-benz-vans-servicecare-plans-complete', vans('servicecare-plans/complete')),
  redirect(
    '/servicing/mercedes-benz-vans-servicecare-plans-contact-us',
    vans('servicecare-plans/contact-us'),
  ),
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
  redirect('/servicing/bmw/{path*}', '/service-and-parts/bmw'),
  redirect('/servicing/mini/{path*}', '/service-and-parts/mini'),
  redirect('/servicing/mercedes-benz/{path*}', '/service-and-parts/mercedes-benz-cars'),
  redirect('/servicing/mercedes-benz-vans/{path*}', '/service-and-parts/mercedes-benz-vans'),
  redirect('/servicing/smart/{path*}', '/service-and-parts/smart'),
  redirect('/servicing/mot', '/service-and-parts/book-a-service-or-mot'),
  redirect('/servicing/{path*}', '/service-and-parts'),
];

function flat(old: string, make: string, area: string, pages: readonly string[]): RedirectRule[] {
  return pages.map((page) =>
    redirect(`/servicing/${old}-${page}`, `/service-and-parts/${make}/${area}/${page}`),
  );
}

function vans(page: string): string {
  return `/service-and-parts/mercedes-benz-vans/servicing/${page}`;
}
