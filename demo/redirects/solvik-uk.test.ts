import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDealerships } from '../dealers/dealerships.ts';
import { site } from '../sites/solvik-uk/site.ts';
import { openSite, redirectedTo } from './testing/open-site.ts';

let dealer: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  dealer = await openSite(site);
});
afterAll(() => dealer.close());

async function expectPages(...paths: string[]) {
  for (const path of paths) expect([path, await dealer.status(path)]).toEqual([path, 200]);
}

const below = (start: string, names: string) => names.split(' ').map((name) => `${start}/${name}`);
const brands = 'bmw mini mercedes-benz mercedes-benz-vans smart';
const options = '/buy-car/finance-and-insurance-options';
const products = '/buy-car/finance-and-insurance-products/insurance-products';
const protection = '/buy-car/finance-and-protection-products/protection-products';
const stories = site.pages
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/news-and-events/') && !path.includes(',-w-,'));

test('RED-60 buying', async () => {
  await expectPages(
    ...below('/buy-car/new-cars', brands),
    '/buy-car/used-cars',
    ...below('/buy-car/used-cars', 'bmw mini'),
    ...below('/buy-car/brands', brands),
    ...below('/buy-car/latest-offers', 'bmw mini'),
    ...below('/buy-car/fleet-and-business-offers', 'bmw mini'),
  );
});

test('RED-61 money and Motability', async () => {
  await expectPages(
    ...below(options, 'personal-finance business-finance insurance-products'),
    `${options}/personal-finance/bmw`,
    ...below('/buy-car/motability', 'bmw mini mercedes-benz'),
  );
});

test('RED-62 workshop, dealerships and the other sections', async () => {
  expect(stories.length).toBeGreaterThanOrEqual(5);
  await expectPages(
    ...below('/service-and-parts', 'mercedes-benz-cars mercedes-benz-vans smart'),
    '/find-us',
    ...createDealerships('sites-solvik-uk')
      .slice(0, 5)
      .map(({ slug }) => `/find-us/${slug}`),
    '/sell-car',
    ...stories.slice(0, 5),
    '/about-us/who-are-we',
  );
});

test('RED-63 legal pages', async () => {
  await expectPages(
    ...below('/legal', 'privacy-policy terms-and-conditions-of-sale consumer-credit legal-notice-and-terms'),
  );
});

test('RED-64 policies and statements', async () => {
  await expectPages(
    ...below('/further-policies-and-statements', 'modern-slavery-act whistleblowing gender-pay-gap'),
  );
});

const brand = (path: string) => ['bmw', 'mini'].map((name) => path.replaceAll('*', name));

/** Each old address and its destination; a star is replaced by bmw and by mini. */
const moves: readonly [string, string, string][] = [
  ['RED-65', '/brands/volvo', '/buy-car/brands/volvo'],
  ['RED-65', '/new/bmw/3-series', '/buy-car/new-cars/bmw'],
  ['RED-65', '/used', '/buy-car/used-cars'],
  ['RED-65', '/locations/leeds', '/find-us/solvik-leeds'],
  ['RED-65', '/business-and-corporate', '/buy-car/fleet-and-business-offers'],
  ['RED-65', '/motability', '/buy-car/motability'],
  ['RED-65', '/new-cars', '/buy-car/new-cars'],
  ['RED-65', '/servicing', '/service-and-parts'],
  ['RED-65', '/blog', '/news-and-events'],
  ['RED-66', '/used/bmw', '/buy-car/used-cars/bmw'],
  ['RED-67', '/used-cars/*/320d/x', '/buy-car/used-cars/*'],
  ['RED-67', '/used-cars/*', '/buy-car/used-cars/*'],
  ['RED-68', '/new-cars/*/cooper/x', '/buy-car/new-cars/*'],
  ['RED-69', '/brands/*/offers/march', '/buy-car/latest-offers/*'],
  ['RED-69', '/brands/*/offers/q3/enquiry', '/buy-car/latest-offers/*'],
  ['RED-69', '/brands/*/racing-offers/test-drive', '/buy-car/latest-offers/*'],
  ['RED-69', '/brands/*/offers/may/call-me-back', '/buy-car/latest-offers/*'],
  ['RED-70', '/business-and-corporate/*/business-offers', '/buy-car/fleet-and-business-offers/*'],
  ['RED-70', '/business-and-corporate/*/enquiry', '/buy-car/fleet-and-business-offers/*'],
  ['RED-71', '/motability/*/offers', '/buy-car/motability/*'],
  ['RED-71', '/motability/mercedes-benz/enquiry', '/buy-car/motability/mercedes-benz'],
  ['RED-71', '/motability/*/price-list.pdf', '/buy-car/motability/*'],
  ['RED-72', '/brands/*/events/summer', '/buy-car/brands/*'],
  ['RED-72', '/brands/*/campaigns', '/buy-car/brands/*'],
  ['RED-72', '/brands/*/loyalty', '/buy-car/brands/*'],
  ['RED-72', '/brands/*/demonstrator-stock', '/buy-car/brands/*'],
  ['RED-72', '/brands/*/partnerships/x', '/buy-car/brands/*'],
  ['RED-73', '/brands/bmw/personal-contract-hire', `${options}/personal-finance/bmw`],
  ['RED-74', '/new-cars/finance', `${options}/personal-finance`],
  ['RED-75', '/brands/bmw/documents/warranty-policy.pdf', `${options}/insurance-products/bmw`],
  [
    'RED-75',
    '/brands/mercedes-benz/documents/insurance-policy.pdf',
    `${options}/insurance-products/mercedes-benz`,
  ],
  [
    'RED-75',
    '/brands/mercedes-benz-vans/documents/tyre-policy.pdf',
    `${options}/insurance-products/mercedes-benz-vans`,
  ],
  ['RED-76', `${products}/mercedes-benz`, `${protection}/mercedes-benz`],
  ['RED-76', `${products}/mercedes-benz/cosmetic-repair`, `${protection}/mercedes-benz/cosmetic-repair`],
  ['RED-76', `${products}/smart`, `${protection}/smart`],
  ['RED-76', `${products}/smart/certified-warranty`, `${protection}/smart/certified-warranty`],
  ['RED-76', `${products}/mercedes-benz-vans`, `${protection}/mercedes-benz-vans`],
  ['RED-76', `${products}/mercedes-benz-vans/van-warranty`, `${protection}/mercedes-benz-vans/van-warranty`],
  ['RED-78', '/servicing/smart-the-smart-app', '/service-and-parts/smart/servicing/the-smart-app'],
  [
    'RED-78',
    '/servicing/mercedes-benz-trade-parts',
    '/service-and-parts/mercedes-benz-cars/parts/trade-parts',
  ],
  [
    'RED-78',
    '/servicing/mercedes-benz-vans-onsite-repairs',
    '/service-and-parts/mercedes-benz-vans/bodyshop/onsite-repairs',
  ],
  ['RED-82', '/news', '/news-and-events'],
  ['RED-82', '/news/2019/old', '/news-and-events'],
  ['RED-83', '/~partytown/partytown.js', '/'],
  ['RED-83', '/~partytown', '/'],
];

test.each(moves)('%s %s redirects to %s', async (_, old, now) => {
  for (const [at, address] of brand(old).entries())
    expect(await dealer.visit(address)).toEqual(redirectedTo(brand(now)[at] ?? ''));
});

test('RED-66 what followed the old prefix is preserved', async () => {
  const { status, location } = await dealer.visit('/used/bmw/320d');
  expect([status, location]).toEqual([308, '/buy-car/used-cars/bmw/320d']);
});

test('RED-77 every product has a page', async () => {
  const cars =
    'motor-and-first-cover-insurance cosmetic-repair paint-and-interior-protection tyre-and-alloy-wheel-insurance asset-protection-gap-insurance certified-warranty';
  const vans = 'van-insurance tyre-insurance van-warranty';
  for (const product of [
    ...below('mercedes-benz', cars),
    ...below('smart', cars),
    ...below('mercedes-benz-vans', vans),
  ].filter(Boolean))
    expect(await dealer.visit(`${products}/${product}`)).toEqual(redirectedTo(`${protection}/${product}`));
});

const areas = {
  'RED-79':
    'book-a-service-or-mot digital-extras roadside-assistance service-contracts servicecare completecare service-plans servicecare-plans maintenance complete contact-us the-smart-app',
  'RED-80': 'accessories genuine-parts trade-parts genuine-and-remanufactured-parts',
  'RED-81': 'accident-repairs onsite-repairs',
};

test.each(Object.entries(areas))(
  '%s every page of the workshop exists and an old address redirects to it',
  async (_, pages) => {
    for (const page of pages.split(' ')) {
      const rule = site.redirects?.find(
        ({ source, destination }) =>
          source.startsWith('/servicing/') &&
          destination.endsWith(`/${page}`) &&
          /^\/service-and-parts\/(mercedes-benz-cars|mercedes-benz-vans|smart)\/(servicing|parts|bodyshop)\//.test(
            destination,
          ),
      );
      expect(rule, page).toBeDefined();
      expect(await dealer.visit(rule?.source ?? '')).toEqual(redirectedTo(rule?.destination ?? ''));
    }
  },
);

test('RED-84 three families with similar names: options and protection are served, only products redirects', async () => {
  await expectPages(options, '/buy-car/finance-and-protection-products', protection);
  expect(await dealer.visit('/buy-car/finance-and-insurance-products')).toMatchObject({
    status: 308,
    end: 200,
  });
});

test('RED-85 mercedes-benz in the showroom, mercedes-benz-cars in the workshop', async () => {
  await expectPages('/buy-car/brands/mercedes-benz', '/service-and-parts/mercedes-benz-cars');
});

test('RED-86 every kind of old page has a rule of its own', () => {
  const sources = site.redirects?.map(({ source }) => source) ?? [];
  for (const start of [
    '/brands/',
    '/new/',
    '/used',
    '/locations/',
    '/business-and-corporate/',
    '/motability/',
    '/new-cars/',
    '/servicing/',
    '/blog/',
  ])
    expect(
      sources.filter((source) => source.startsWith(start)),
      start,
    ).not.toEqual([]);
});

test('RED-87 an existing story retains its name, the others redirect to the index', async () => {
  for (const path of stories.slice(0, 5))
    expect(await dealer.visit(path.replace('/news-and-events/', '/blog/'))).toEqual(redirectedTo(path));
  expect(await dealer.visit('/blog/a-story-that-is-gone')).toEqual(redirectedTo('/news-and-events'));
  expect(await dealer.visit('/blog/2019/05/older-still')).toEqual(redirectedTo('/news-and-events'));
});
