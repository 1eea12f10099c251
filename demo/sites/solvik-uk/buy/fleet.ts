import { block, type DemoPage, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { brands } from '../brands/all.ts';
import type { Brand, BrandSlug } from '../brands/brand.ts';
import { companyCarTax, type TaxedCar } from '../finance/company-car-tax.ts';
import { pounds } from '../finance/example.ts';
import { page } from '../page.ts';

const path = '/buy-car/fleet-and-business-offers';

type Fleet =
  | { kind: 'cars'; lead: string; note: string; cars: readonly TaxedCar[] }
  | { kind: 'vans'; lead: string; note: string; vans: readonly (readonly [string, string, string])[] };

/** List prices with VAT and delivery, which is what the tax is reckoned on. */
const fleets: Partial<Record<BrandSlug, Fleet>> = {
  bmw: {
    kind: 'cars',
    lead: 'Most BMWs we sell are company cars. Most of those are electric, and the reason is in the table.',
    note: 'Three of our seven BMW dealerships keep a business desk: Gateshead, Leeds and Glasgow. One person, one mailbox, from the first quote to the last invoice.',
    cars: [
      { car: 'BMW i4 eDrive40', listPrice: 49940, percent: 4 },
      { car: 'BMW iX3 50 xDrive', listPrice: 58940, percent: 4 },
      { car: 'BMW 330e Touring', listPrice: 48940, percent: 10 },
      { car: 'BMW 320i Touring', listPrice: 41940, percent: 37 },
    ],
  },
  mini: {
    kind: 'cars',
    lead: 'A small company car costs a small tax. Carers, estate agents and two breweries have found this out.',
    note: 'We deliver five or more MINIs in your livery, with the wrap done in Middlesbrough.',
    cars: [
      { car: 'MINI Cooper E', listPrice: 28940, percent: 4 },
      { car: 'MINI Aceman SE', listPrice: 33440, percent: 4 },
      { car: 'MINI Countryman C', listPrice: 32940, percent: 35 },
    ],
  },
  kia: {
    kind: 'cars',
    lead: 'Seven years’ warranty outlives two lease terms. Fleet managers notice such things.',
    note: 'Pool cars for a month at a time from Newcastle and Leeds, from £22 a day.',
    cars: [
      { car: 'EV3 Long Range', listPrice: 35940, percent: 4 },
      { car: 'EV6 Long Range', listPrice: 43440, percent: 4 },
      { car: 'Sportage Hybrid', listPrice: 37440, percent: 35 },
    ],
  },
  'mercedes-benz-vans': {
    kind: 'vans',
    lead: 'Vans are bought by the hour they do not stand still. So the offer is mostly about that.',
    note: 'An electric van has no van benefit charge at all when it is taken home. A diesel one does.',
    vans: [
      ['Vito 114 CDI', '6.0 m³, 900 kg, 38.7 mpg', '£329 a month'],
      ['eVito 60 kWh', '6.0 m³, 800 kg, 195 miles', '£399 a month'],
      ['Sprinter 315 CDI', '10.5 m³, 1,200 kg, 30.1 mpg', '£419 a month'],
    ],
  },
  vauxhall: {
    kind: 'vans',
    lead: 'The vans the North is built from. Sold at Sunderland and Carlisle, delivered anywhere.',
    note: 'Two Vivaros or more and we keep a spare one for you. It comes out the same morning yours goes in.',
    vans: [
      ['Combo 1.5 Diesel', '3.3 m³, 780 kg, 54.3 mpg', '£239 a month'],
      ['Vivaro 2.0 Diesel', '5.8 m³, 1,400 kg, 40.9 mpg', '£299 a month'],
      ['Vivaro Electric 75 kWh', '5.8 m³, 1,000 kg, 205 miles', '£359 a month'],
    ],
  },
};

export const hasFleetPage = (slug: BrandSlug) => fleets[slug] !== undefined;

const running = brands.flatMap((brand) => {
  const fleet = fleets[brand.slug];
  return fleet ? [{ brand, fleet }] : [];
});

const fleetAndBusiness = page({
  path,
  name: 'Fleet and business',
  title: 'Fleet and business offers',
  description:
    'Company cars and vans from Solvik: contract hire, benefit-in-kind worked out, vans in your livery. From one vehicle.',
  order: 5,
  fields: { menuImage: picture('scenes/city-dusk') },
  main: [
    block('hero', {
      image: picture('scenes/city-dusk', 'A dark saloon on a car park above the city at dusk'),
      imagePhone: picture('scenes/city-dusk-phone'),
      title: 'One van or forty cars.',
      text: 'The same desk, the same telephone number and somebody who remembers what you ordered last time.',
      link: link('mailto:business@solvik.example', 'business@solvik.example'),
      buttonType: 'Light',
      secondLink: link('/buy-car/finance-and-insurance-options/business-finance', 'Business finance'),
    }),
    block('link-rows', {
      title: 'By make',
      rows: running.map(({ brand, fleet }) => ({
        title: brand.name,
        text: fleet.lead,
        note: fleet.kind === 'cars' ? 'company cars' : 'vans',
        link: link(`${path}/${brand.slug}`),
      })),
    }),
    block('figures', {
      title: 'What a fleet gets',
      figures: [
        { value: '2 hours', label: 'to answer a breakdown on a working day' },
        { value: '7am', label: 'first bay, for vans that must be out by nine' },
        { value: '1', label: 'invoice a month, for everything' },
      ],
      tone: 'dark',
    }),
    block('builder-form', {
      formUrl: '/api/forms/builder/2026110103',
      title: 'How many, how far, how long',
      text: 'Three answers are enough for a first quote. It comes back the same working day.',
    }),
  ],
});

export const fleetPages: readonly DemoPage[] = [
  fleetAndBusiness,
  ...running.map(({ brand, fleet }, at) => fleetPage(brand, fleet, at)),
];

function fleetPage({ slug, name, design }: Brand, fleet: Fleet, at: number): DemoPage {
  return page({
    path: `${path}/${slug}`,
    name: `${name} for business`,
    description: `${name} for companies at Solvik: ${fleet.kind === 'cars' ? 'benefit-in-kind tax worked out for each model' : 'load, economy and contract hire for each van'}.`,
    order: at,
    fields: { navTitle: name, ...(design && { BrandDesign: design }) },
    main: [
      block('rich-text', { title: `${name} for business`, titleTag: 'h1', lead: fleet.lead }),
      fleet.kind === 'cars' ? taxTable(fleet.cars) : vanRows(fleet.vans),
      block('rich-text', {
        title: 'How it works',
        body: toRichText(`
          ${fleet.note}

          Write to [business@solvik.example](mailto:business@solvik.example) with how many, how far and for how long.
          A quote comes back the same working day. [Ways to pay](/buy-car/finance-and-insurance-options/business-finance)
          are explained on a page of their own.
        `),
        width: 'beside heading',
      }),
    ],
  });
}

function taxTable(cars: readonly TaxedCar[]) {
  return block('price-table', {
    title: 'Company car tax, 2026/27',
    titleSize: 'section',
    text: 'What the driver pays in a year for private use, by rate of income tax.',
    corner: 'Car',
    columns: [
      { title: 'List price' },
      { title: '20% taxpayer' },
      { title: '40% taxpayer', recommended: true },
    ],
    rows: cars.map(({ car, listPrice, percent }) => ({
      title: car,
      note: `${percent}% of list price`,
      cells: [
        pounds(listPrice),
        ...[20, 40].map((rate) => pounds(companyCarTax({ car, listPrice, percent }, rate))),
      ].map((value) => ({ value })),
    })),
    footnote:
      'List price is the P11D value: price with VAT and delivery, without first registration and road tax. Options add to it. Rates for 2026/27; electric cars go to 5% in 2027/28. A sum for orientation, not tax advice.',
  });
}

function vanRows(vans: readonly (readonly [string, string, string])[]) {
  return block('link-rows', {
    title: 'Contract hire',
    text: 'Without VAT, 48 months, 12,000 miles a year, nine months up front. Business users only.',
    figurePlace: 'last',
    tone: 'stage',
    rows: vans.map(([title, text, figure]) => ({ title, text, figure })),
  });
}
