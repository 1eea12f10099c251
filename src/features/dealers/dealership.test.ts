import { expect, test } from 'vitest';
import { type Stored, schemaOf } from '../../shared/platform/fields/fields.ts';
import { telephoneLink } from '../../shared/platform/telephone-link.ts';
import { createSite, siteFields } from '../../shared/sites/site.ts';
import { type Dealership, parseDealership } from './dealership.ts';
import { mapsLink, postalAddress } from './dealership-links.ts';
import { dealershipStructuredData } from './structured-data.ts';
import { aDealershipRecord, aDepartmentRecord } from './testing/a-dealership.ts';

function aDealership(more = {}): Dealership {
  const dealership = parseDealership(aDealershipRecord(more));
  if (!dealership) throw new Error('this record is no dealership');
  return dealership;
}

test('DSD-24 a record without id, slug or name is no dealership', () => {
  for (const field of ['site_id', 'slug', 'site_official_name'])
    expect(parseDealership(aDealershipRecord({ [field]: undefined })), field).toBeUndefined();
});

test('DSD-26 a department without hours, brands or people is read without them', () => {
  const bare = aDepartmentRecord({ openingschedule: undefined, brands: undefined, users: [null, 7] });
  expect(aDealership({ site_departments: [bare] }).departments).toMatchObject([
    { official_name: 'Begagnade bilar', brands: [], users: [], openingschedule: undefined },
  ]);
});

test('DET-19 DSD-04 the map is searched by name, street, zip and city', () => {
  const { searchParams } = new URL(mapsLink(aDealership()));
  expect(searchParams.get('query')).toBe('Solvik Trollhättan Slussvägen 21 461 32 Trollhättan');
  expect(postalAddress(aDealership())).toBe('Slussvägen 21, 461 32 Trollhättan');
  expect(
    postalAddress({ name: 'Solvik', street: '12 Staithes Quay', zip: 'NE8 2BJ', city: 'Gateshead' }),
  ).toBe('12 Staithes Quay, Gateshead NE8 2BJ');
  expect(telephoneLink('+46 (0)10-550 03 40')).toBe('tel:+460105500340');
});

test('DSD-22 search engines are told address, place and ordinary hours', () => {
  const settings = {
    url: 'https://solvik.example',
    country: 'SE',
    siteDetailPath: '/anlaggningar',
    languages: [{ code: 'sv' }],
  };
  const site = createSite('solvik-se', schemaOf(siteFields).parse(settings) as Stored<typeof siteFields>);
  const data = dealershipStructuredData(aDealership(), site, 'sv', undefined) as {
    openingHoursSpecification: object[];
  };
  expect(data).toMatchObject({
    '@type': ['Organization', 'AutoDealer'],
    name: 'Solvik Trollhättan',
    url: 'https://solvik.example/anlaggningar/solvik-trollhattan',
    address: {
      streetAddress: 'Slussvägen 21',
      postalCode: '461 32',
      addressLocality: 'Trollhättan',
      addressCountry: 'SE',
    },
    geo: { latitude: 58.28, longitude: 12.28 },
  });
  expect(data.openingHoursSpecification).toHaveLength(5);
  expect(data.openingHoursSpecification[0]).toMatchObject({
    dayOfWeek: ['Monday'],
    opens: '09:00',
    closes: '18:00',
  });
});
