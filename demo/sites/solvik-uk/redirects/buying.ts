import type { RedirectRule } from '../../../../src/redirects/rule.ts';
import { moved } from '../../../write.ts';

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
  moved('/used/{path*}', '/buy-car/used-cars/{path*}'),

  // RED-67: the brand stays, the car is sold
  moved('/used-cars/bmw/{path*}', '/buy-car/used-cars/bmw'),
  moved('/used-cars/mini/{path*}', '/buy-car/used-cars/mini'),
  moved('/used-cars/mercedes-benz/{path*}', '/buy-car/used-cars/mercedes-benz'),
  moved('/used-cars/smart/{path*}', '/buy-car/used-cars/smart'),
  moved('/used-vans/{path*}', '/buy-car/used-cars/mercedes-benz-vans'),
  moved('/used-cars/{path*}', '/buy-car/used-cars'),

  // RED-68
  moved('/new-cars/bmw/{path*}', '/buy-car/new-cars/bmw'),
  moved('/new-cars/mini/{path*}', '/buy-car/new-cars/mini'),
  moved('/new-cars/{path*}', '/buy-car/new-cars'),

  // RED-60, RED-65: '/new/...'
  ...brands.map((brand) => moved(`/new/${brand}/{path*}`, `/buy-car/new-cars/${brand}`)),
  moved('/new/{path*}', '/buy-car/new-cars'),

  // RED-72: events, campaigns, loyalty, demonstrators and partnerships
  ...['bmw', 'mini'].flatMap((brand) => [
    moved(`/brands/${brand}/events/{path*}`, `/buy-car/brands/${brand}`),
    moved(`/brands/${brand}/campaigns/{path*}`, `/buy-car/brands/${brand}`),
    moved(`/brands/${brand}/loyalty/{path*}`, `/buy-car/brands/${brand}`),
    moved(`/brands/${brand}/demonstrator-stock/{path*}`, `/buy-car/brands/${brand}`),
    moved(`/brands/${brand}/partnerships/{path*}`, `/buy-car/brands/${brand}`),
  ]),
  moved('/brands/bmw/golf-partnership', '/buy-car/brands/bmw'),
  moved('/brands/mini/festival-partnership', '/buy-car/brands/mini'),

  // RED-60, RED-65: '/brands/...'
  ...brands.map((brand) => moved(`/brands/${brand}/{path*}`, `/buy-car/brands/${brand}`)),
  moved('/brands/{path*}', '/buy-car/brands'),
];
