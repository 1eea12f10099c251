import { expect, test } from 'vitest';
import { aPageContext } from '../../../content/publishing/testing/a-page-context.ts';
import type { Place } from '../../../shared/maps/geocoder.ts';
import type { SearchRecord } from '../../../shared/search/port.ts';
import { aDealershipRecord, aDepartmentRecord } from '../../dealers/testing/a-dealership.ts';
import { type BookingFlowContext, loadBookingFlow } from './load-booking-flow.ts';

const workshop = (...names: string[]) =>
  aDepartmentRecord({ group: 'Workshop', brands: names.map((name) => ({ brand_code: name, name })) });

const dealerships = [
  aDealershipRecord({ site_departments: [workshop('Volvo', 'Kia'), aDepartmentRecord()] }),
  aDealershipRecord({
    site_id: '2',
    slug: 'solvik-lund',
    site_city: 'Lund',
    site_region: 'Skåne',
    site_geocoord: '55.7,13.2',
    site_departments: [
      workshop('Volvo', 'Škoda'),
      aDepartmentRecord({ brands: [{ brand_code: 'BMW', name: 'BMW' }] }),
    ],
  }),
];

const noFields = {
  contactEmail: '',
  contactPhone: '',
  brandLinks: [],
  damageText: '',
  damageLink: undefined,
  carPicture: undefined,
};

const lund: Place = {
  id: 'lund',
  name: 'Lund',
  context: 'Skåne',
  kind: 'town',
  country: 'SE',
  coordinates: { latitude: 55.706, longitude: 13.187 },
};

test('SB-09 the authorised makes are those of the workshops, each once and in order', async () => {
  expect((await load()).authorisedBrands).toEqual(['Kia', 'Škoda', 'Volvo']);
});

test('SB-10 links of makes are external where they lead to another site', async () => {
  const links = [
    { link: { href: 'https://bmw.example/service', text: 'BMW', target: '' as const } },
    { link: { href: '/porsche/service', text: 'Porsche', target: '' as const } },
    { link: undefined },
  ];
  expect((await load({ fields: { ...noFields, brandLinks: links } })).brandLinks).toEqual([
    { label: 'BMW', href: 'https://bmw.example/service', external: true },
    { label: 'Porsche', href: '/porsche/service', external: false },
  ]);
});

test('SB-14 SB-15 the place in the address is named by the geocoder, and stays where the link says', async () => {
  const { startLocation } = await load({ query: at('55.7', '13.19') });
  expect(startLocation).toEqual({
    name: 'Lund',
    latitude: 55.7,
    longitude: 13.19,
    placeId: 'lund',
    region: 'Skåne',
  });
});

test.each([
  ['knows no place there', async () => undefined],
  ['does not respond', () => Promise.reject(new Error('no geocoder'))],
])(
  'SB-15 when the geocoder %s, the place has the name of the nearest dealership’s town',
  async (_, reverse) => {
    const { startLocation } = await load({ query: at('56', '13'), reverse });
    expect(startLocation).toMatchObject({ name: 'Lund', latitude: 56, longitude: 13, region: 'Skåne' });
  },
);

test.each([
  ['nothing', {}],
  ['one of the two', { latitude: ['59.3'] }],
  ['no numbers', at('north', 'west')],
  ['a point outside the earth', at('95', '13')],
])('SB-14 an address with %s sets no place', async (_, query) => {
  expect((await load({ query })).startLocation).toBeUndefined();
});

test('a block without a mail address has that of the first dealership', async () => {
  expect((await load()).contactEmail).toBe('trollhattan@solvik.example');
  const fields = { ...noFields, contactEmail: ' verkstad@solvik.example ' };
  expect((await load({ fields })).contactEmail).toBe('verkstad@solvik.example');
});

test('all texts of the flow are sent in the language of the page', async () => {
  const { texts } = await load();
  expect(texts.bookingContinue).toBe('Fortsätt');
  expect(texts.placeClear).toBe('Rensa');
  expect(Object.values(texts).every((text) => typeof text === 'string' && text !== '')).toBe(true);
});

function at(latitude: string, longitude: string) {
  return { latitude: [latitude], longitude: [longitude] };
}

type Given = {
  fields?: Parameters<typeof loadBookingFlow>[0];
  query?: BookingFlowContext['query'];
  reverse?: () => Promise<Place | undefined>;
};

function load({ fields = noFields, query = {}, reverse = async () => lund }: Given = {}) {
  const context = {
    ...aPageContext({ indices: { sites: 'sites-solvik-se' } }),
    query,
    signal: new AbortController().signal,
    log: { warn: () => {} },
    tag: () => {},
    services: {
      geocoder: { reverse },
      maps: { styleUrl: () => '/map/style.json', attribution: '' },
      search: { search: async () => ({ content: dealerships as SearchRecord[], failed: false }) },
    },
  };
  return loadBookingFlow(fields, context as unknown as BookingFlowContext);
}
