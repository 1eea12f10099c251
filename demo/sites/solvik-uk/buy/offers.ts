import { block, type DemoPage, link, picture } from '../../../site-builder.ts';
import { brands } from '../brands/all.ts';
import type { Brand, BrandSlug } from '../brands/brand.ts';
import { type PcpTerms, pcpRows, pounds } from '../finance/example.ts';
import { brokerStatement, exampleFootnote } from '../finance/status.ts';
import { page } from '../page.ts';

const path = '/buy-car/latest-offers';

type Offer = PcpTerms & { mark: string };

/** The car's name is that of a model in the make's own file. */
const offers: Partial<Record<BrandSlug, { lead: string; cars: readonly Offer[] }>> = {
  bmw: {
    lead: 'Two electric, one with a plug and an engine. The contribution comes from BMW and goes straight off the deposit.',
    cars: [
      pcp('BMW iX3 50 xDrive', 58995, 6000, 5.9, 829, 2500, '£2,500 towards your deposit'),
      pcp('BMW i4 eDrive40', 49995, 5000, 4.9, 699, 3500, '£3,500 towards your deposit'),
      pcp('BMW 330e Touring', 48995, 5000, 6.9, 769, 1500, 'Winter wheels included'),
    ],
  },
  mini: {
    lead: 'Small cars, small numbers. The Cooper E is the one most people leave with.',
    cars: [
      pcp('MINI Cooper E', 28995, 2500, 4.9, 409, 2000, '£2,000 towards your deposit'),
      pcp('MINI Aceman SE', 33495, 3000, 4.9, 479, 2000, 'Home charger included'),
      pcp('MINI Countryman C', 32995, 3000, 6.9, 499, 1000, '£1,000 towards your deposit'),
    ],
  },
  'mercedes-benz': {
    lead: 'On cars that are built and standing in Newcastle, Leeds or Glasgow. Factory orders have a rate of their own; ask.',
    cars: [
      pcp('A 250 e', 34995, 4000, 6.9, 509, 1750, '£1,750 towards your deposit'),
      pcp('EQA 250+', 42995, 4500, 4.9, 579, 4000, '£4,000 towards your deposit'),
    ],
  },
  volvo: {
    lead: 'Three years’ servicing on both, and a home charger if you have a drive to put it on.',
    cars: [
      pcp('EX30 Single Motor Extended', 36495, 3500, 4.9, 519, 2000, 'Home charger included'),
      pcp('EX40 Single Motor Extended', 45995, 4500, 4.9, 649, 3000, 'Three years’ servicing'),
    ],
  },
  kia: {
    lead: 'Nothing down if you would rather keep it in the bank. The monthly figure is higher; it is in the table.',
    cars: [
      pcp('EV3 Long Range', 35995, 3000, 3.9, 509, 1500, '3.9% APR'),
      pcp('Sportage Hybrid', 37495, 3500, 5.9, 529, 1500, '£1,500 towards your deposit'),
      pcp('EV6 Long Range', 43495, 0, 5.9, 779, 2500, 'No deposit of your own'),
    ],
  },
  vauxhall: {
    lead: 'The cheapest new car we sell, and the same one with a plug.',
    cars: [
      pcp('Corsa 1.2 Turbo', 18995, 1500, 5.9, 289, 750, 'First service included'),
      pcp('Corsa Electric', 27995, 2000, 0, 359, 1750, '0% APR'),
    ],
  },
};

const offering = brands.flatMap((brand) => {
  const offer = offers[brand.slug];
  return offer ? [{ brand, ...offer }] : [];
});

const latestOffers = page({
  path,
  name: 'Latest offers',
  description:
    'This quarter’s offers on new BMW, MINI, Mercedes-Benz, Volvo, Kia and Vauxhall, with the total amount payable.',
  order: 4,
  fields: { menuImage: picture('scenes/charging-night') },
  main: [
    block('rich-text', {
      title: 'Latest offers',
      titleTag: 'h1',
      lead: 'An offer is only as good as the sum at the bottom. So we print the sum. Valid for orders until 31 March 2027.',
    }),
    block('image-cards', {
      layout: 'two',
      cards: [
        {
          image: picture('scenes/charging-night', 'A blue SUV at a charger by night'),
          label: 'Until 28 February',
          title: 'First in line for the 27 plate',
          text: 'Order by the end of February and collect on 1 March with the new number.',
          link: link(`${path}/27-plate`),
        },
        {
          image: picture('scenes/coast-dusk', 'A green SUV on the coast road at dusk'),
          label: 'BMW',
          title: 'The iX3, with £2,500 towards it',
          text: 'Five hundred miles of range and a rate of 5.9% APR representative.',
          link: link(`${path}/bmw`),
        },
      ],
    }),
    block('car-teaser', {
      title: 'Price drops',
      filters: [{ field: 'car_has_campaign_price', value: 'true' }],
      sort: 'car_price_asc',
      link: link('/buy-car/used-cars', 'See all used cars'),
    }),
    block('link-rows', {
      title: 'By make',
      text: 'The lowest monthly payment in each, over 36 months. Deposit, final payment and total are on the page.',
      figurePlace: 'last',
      rows: offering.map(({ brand, lead, cars }) => ({
        title: brand.name,
        text: lead,
        figure: `${pounds(Math.min(...cars.map(({ monthly }) => monthly)))} a month`,
        link: link(`${path}/${brand.slug}`),
      })),
    }),
    brokerStatement,
  ],
});

export const offerPages: readonly DemoPage[] = [
  latestOffers,
  ...offering.map(({ brand, lead, cars }, at) => offerPage(brand, lead, cars, at)),
];

function offerPage(brand: Brand, lead: string, cars: readonly Offer[], at: number): DemoPage {
  const { slug, name, design, models } = brand;
  return page({
    path: `${path}/${slug}`,
    name: `${name} offers`,
    description: `${name} offers at Solvik until 31 March 2027: ${cars.map(({ car }) => car).join(', ')}, with representative examples.`,
    order: at,
    fields: { navTitle: name, ...(design && { BrandDesign: design }) },
    main: [
      block('rich-text', { title: `${name} offers`, titleTag: 'h1', lead }),
      block('model-cards', {
        heading: 'This quarter',
        link: link(`/buy-car/new-cars/${slug}`, `All new ${name}`),
        cards: cars.map((offer) => ({
          title: offer.car,
          text: models.find(({ title }) => title === offer.car)?.text ?? '',
          image: pictureOf(models, offer.car),
          link: link(`/buy-car/new-cars/${slug}`),
          isCampaign: true,
          campaign: offer.mark,
          label1: 'A month',
          labelValue1: pounds(offer.monthly),
          label2: 'APR representative',
          labelValue2: `${offer.aprPercent}%`,
        })),
      }),
      block('price-table', {
        title: 'Representative examples',
        titleSize: 'section',
        text: `Personal contract purchase over 37 months, 8,000 miles a year.`,
        corner: 'Terms',
        columns: cars.map(({ car }) => ({ title: car })),
        rows: pcpRows(cars),
        footnote: exampleFootnote,
      }),
      brokerStatement,
    ],
  });
}

function pcp(
  car: string,
  cashPrice: number,
  deposit: number,
  aprPercent: number,
  monthly: number,
  contribution: number,
  mark: string,
): Offer {
  return {
    car,
    cashPrice,
    deposit,
    aprPercent,
    monthly,
    contribution,
    mark,
    months: 36,
  };
}

function pictureOf(models: Brand['models'], car: string) {
  const model = models.find(({ title }) => title === car);
  if (!model) throw new Error(`There is an offer on ${car}, which the make does not list`);
  return picture(model.picture, model.alt);
}
