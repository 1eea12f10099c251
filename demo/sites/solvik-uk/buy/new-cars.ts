import { exterior } from '../../../cars/exterior.ts';
import { block, type DemoPage, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { brands } from '../brands/all.ts';
import { type Brand, logoOf } from '../brands/brand.ts';
import { page } from '../page.ts';

const path = '/buy-car/new-cars';

const newCars = page({
  path,
  name: 'New cars',
  description:
    'New BMW, MINI, Mercedes-Benz, smart, Land Rover, Volvo, Kia and Vauxhall at Solvik: models, prices and delivery.',
  order: 2,
  fields: { menuImage: picture(exterior('Volvo XC60', 'blue', { country: 'UK' })) },
  main: [
    block('rich-text', {
      title: 'New cars',
      titleTag: 'h1',
      lead: 'Nine ranges under one roof each. The price is the maker’s list price less whatever we can take off, and it is the same on Saturday as on Sunday.',
    }),
    block('brand-row', {
      heading: 'Choose a make',
      brands: brands
        .filter(({ slug }) => slug !== 'mercedes-benz-vans')
        .map((brand) => ({ logo: logoOf(brand), name: brand.name, link: link(`${path}/${brand.slug}`) })),
    }),
    block('link-rows', {
      title: 'What they start at',
      text: 'On the road, with VAT, first registration and a year’s tax. Vans without VAT.',
      figurePlace: 'last',
      rows: brands.map(({ name, slug, models }) => ({
        title: name,
        text: models.map(({ title }) => title).join(', '),
        figure: cheapest(models),
        link: link(`${path}/${slug}`),
      })),
    }),
    block('car-list', {
      title: 'New and in stock',
      makeTitle: 'New {car} in stock',
      filters: [{ field: 'car_condition', value: 'New' }],
    }),
    block('faq', {
      title: 'Before you order',
      items: [
        {
          question: 'How long does a factory order take?',
          answer: toRichText(
            'Between ten weeks and six months. We tell you the week when the maker confirms it, and again if it slips. About one order in five does, by a fortnight on average.',
          ),
        },
        {
          question: 'Can I change my mind?',
          answer: toRichText(
            'Until the car has a chassis number you may cancel and have the deposit back. After that we may keep up to £500 if it was built to your order.',
          ),
        },
        {
          question: 'Do you take a car in part exchange now and deliver later?',
          answer: toRichText(
            'Yes. We agree a price today and you keep driving. It drops by a printed amount for each thousand miles, and by nothing else.',
          ),
        },
      ],
    }),
  ],
});

export const newCarPages: readonly DemoPage[] = [newCars, ...brands.map(newPage)];

function newPage(brand: Brand, at: number): DemoPage {
  const { slug, name, models } = brand;
  return page({
    path: `${path}/${slug}`,
    name: `New ${name}`,
    title: `New ${name}: models and prices`,
    description: `New ${name} at Solvik: ${models.map(({ title }) => title).join(', ')}. Prices and the figures people ask for.`,
    order: at,
    fields: { navTitle: name, ...(brand.design && { BrandDesign: brand.design }) },
    main: [
      block('rich-text', { title: `New ${name}`, titleTag: 'h1', lead: brand.lead }),
      block('model-cards', {
        heading: 'On the floor now',
        link: link(`/buy-car/used-cars/${slug}`, `Used ${name}`),
        cards: models.map(({ title, text, picture: media, alt, price, facts }) => ({
          title,
          text,
          image: picture(media, alt),
          link: link(`/buy-car/brands/${slug}`),
          label1: slug === 'mercedes-benz-vans' ? 'From, without VAT' : 'On the road from',
          labelValue1: price,
          label2: facts[0]?.[0] ?? '',
          labelValue2: facts[0]?.[1] ?? '',
          label3: facts[1]?.[0] ?? '',
          labelValue3: facts[1]?.[1] ?? '',
        })),
      }),
      block('call-panel', {
        title: 'Have it for a day.',
        text: `${brand.newNote} Bring your licence; we sort out the insurance.`,
        link: link('/find-us', 'Find your dealership'),
        secondLink: link('tel:+441632960128', '01632 960128'),
        tone: at % 2 ? 'dark' : 'brand',
      }),
      block('rich-text', {
        body: toRichText(`
          Range, consumption and electric range are WLTP figures, measured on rollers and given for comparison. What
          you get depends on speed, temperature, load and how long the road is uphill. Prices correct in November 2026.
        `),
      }),
    ],
  });
}

function cheapest(models: Brand['models']): string {
  const pounds = ({ price }: Brand['models'][number]) => Number(price.replace(/\D/g, ''));
  return `from ${models.toSorted((a, b) => pounds(a) - pounds(b))[0]?.price ?? ''}`;
}
