import type { RedirectRule } from '../../../../src/content/redirects/rule.ts';
import { redirect } from '../../../site-builder.ts';

const brands = [
  'bmw',
  'mini',
  'mercedes-benz',
  'mercedes-benz-vans',
  'smart',
  'land-rover',
  'volvo',
  'kia',
  'vauxhall',
];

export const buying: readonly RedirectRule[] = [
  // RED-66: what followed the old prefix is what one searched for
  redirect('/used/{path*}', '/buy-car/used-cars/{path*}'),

  // RED-67: the brand stays, the car is sold
  redirect('/used-cars/bmw/{path*}', '/buy-car/used-cars/bmw'),
  redirect('/used-cars/mini/{path*}', '/buy-car/used-cars/mini'),
  redirect('/used-cars/mercedes-benz/{path*}', '/buy-car/used-cars/mercedes-benz'),
  redirect('/used-cars/smart/{path*}', '/buy-car/used-cars/smart'),
  redirect('/used-vans/{path*}', '/buy-car/used-cars/mercedes-benz-vans'),
  redirect('/used-cars/{path*}', '/buy-car/used-cars'),

  // RED-68
  redirect('/new-cars/bmw/{path*}', '/buy-car/new-cars/bmw'),
  redirect('/new-cars/mini/{path*}', '/buy-car/new-cars/mini'),
  redirect('/new-cars/{path*}', '/buy-car/new-cars'),

  // RED-60, RED-65: '/new/...'
  ...brands.map((brand) => redirect(`/new/${brand}/{path*}`, `/buy-car/new-cars/${brand}`)),
  redirect('/new/{path*}', '/buy-car/new-cars'),

  // RED-72: events, campaigns, loyalty, demonstrators and partnerships
  ...['bmw', 'mini'].flatMap((brand) => [
    redirect(`/brands/${brand}/events/{path*}`, `/buy-car/brands/${brand}`),
    redirect(`/brands/${brand}/campaigns/{path*}`, `/buy-car/brands/${brand}`),
    redirect(`/brands/${brand}/loyalty/{path*}`, `/buy-car/brands/${brand}`),
    redirect(`/brands/${brand}/demonstrator-stock/{path*}`, `/buy-car/brands/${brand}`),
    redirect(`/brands/${brand}/partnerships/{path*}`, `/buy-car/brands/${brand}`),
  ]),
  redirect('/brands/bmw/golf-partnership', '/buy-car/brands/bmw'),
  redirect('/brands/mini/festival-partnership', '/buy-car/brands/mini'),

  // RED-60, RED-65: '/brands/...'
  ...brands.map((brand) => redirect(`/brands/${brand}/{path*}`, `/buy-car/brands/${brand}`)),
  redirect('/brands/{path*}', '/buy-car/brands'),
];
