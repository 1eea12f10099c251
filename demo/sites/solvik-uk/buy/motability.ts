import { block, type DemoPage, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { brands } from '../brands/all.ts';
import type { Brand, BrandSlug } from '../brands/brand.ts';
import { page } from '../page.ts';
import { type Scheme, schemes } from './motability-schemes.ts';

const path = '/buy-car/motability';

export const hasMotabilityPage = (slug: BrandSlug) => schemes[slug] !== undefined;

const onScheme = brands.flatMap((brand) => {
  const scheme = schemes[brand.slug];
  return scheme ? [{ brand, scheme }] : [];
});

const motability = page({
  path,
  name: 'Motability',
  description:
    'The Motability Scheme at Solvik: who can join, what is included, cars with nil advance payment and home visits.',
  order: 6,
  fields: { menuImage: picture('scenes/dealership-day') },
  main: [
    block('text-with-image', {
      title: 'A car for the allowance',
      titleTag: 'h1',
      text: toRichText(`
        You swap your mobility allowance for three years with a new car. Insurance for three drivers, servicing,
        tyres, breakdown cover and 60,000 miles are in it. Fuel is not.

        We have had specialists since 2011, now at eight dealerships. They come to you if coming to us is the hard part.
      `),
      image: picture('scenes/dealership-day', 'A silver estate outside the dealership in daylight'),
      imageRatio: '4:3',
      link: link('tel:+441632960170', 'Ring 01632 960170'),
      figures: [
        { value: '3', label: 'years' },
        { value: '60,000', label: 'miles' },
        { value: '3', label: 'drivers' },
      ],
    }),
    block('link-rows', {
      title: 'By make',
      rows: onScheme.map(({ brand, scheme }) => ({
        title: brand.name,
        text: scheme.lead,
        note: scheme.cars.length > 0 ? 'open for orders' : 'existing cars only',
        link: link(`${path}/${brand.slug}`),
      })),
    }),
    block('faq', {
      title: 'Asked most often',
      firstOpen: true,
      items: [
        {
          question: 'Who can join?',
          answer: toRichText(
            'Anyone with the higher rate mobility component of Disability Living Allowance, the enhanced rate of Personal Independence Payment, Adult Disability Payment at the enhanced rate in Scotland, the War Pensioners’ Mobility Supplement or the Armed Forces Independence Payment. At least twelve months of the award must be left.',
          ),
        },
        {
          question: 'Must I be able to drive?',
          answer: toRichText('No. Others may drive for you, and a parent may order for a child over three.'),
        },
        {
          question: 'What is an advance payment?',
          answer: toRichText(
            'For some cars the allowance is not quite enough. The difference is paid once, before you collect. You do not get it back, so we show you the cars without one first.',
          ),
        },
      ],
    }),
  ],
});

export const motabilityPages: readonly DemoPage[] = [
  motability,
  ...onScheme.map(({ brand, scheme }, at) => schemePage(brand, scheme, at)),
];

function schemePage({ slug, name }: Brand, { lead, cars, words }: Scheme, at: number): DemoPage {
  return page({
    path: `${path}/${slug}`,
    name: `${name} on Motability`,
    description:
      cars.length > 0
        ? `${name} on the Motability Scheme at Solvik: cars, advance payments and what fits in the boot.`
        : `Already driving a ${name} on the Motability Scheme? Servicing, extensions and what comes next, at Solvik.`,
    order: at,
    fields: { navTitle: name },
    main: [
      block('rich-text', { title: `${name} on Motability`, titleTag: 'h1', lead }),
      ...(cars.length > 0 ? [advanceRows(cars)] : []),
      block('rich-text', {
        title: cars.length > 0 ? 'What to look for' : 'What happens now',
        body: toRichText(words),
        width: 'beside heading',
      }),
      block('contact-line', {
        title: 'Talk to a specialist',
        text: 'Not the sales desk. Somebody who does only this.',
        line: link('tel:+441632960170', '01632 960170'),
        note: toRichText(
          '[motability@solvik.example](mailto:motability@solvik.example). Text relay calls are welcome.',
        ),
        hours: {
          title: 'Lines open',
          today: 'today',
          rows: [
            { days: 'Monday–Friday', hours: '9–5', from: 'Monday', to: 'Friday' },
            { days: 'Saturday', hours: '10–2', from: 'Saturday' },
            { days: 'Sunday', hours: 'Closed', from: 'Sunday' },
          ],
        },
      }),
    ],
  });
}

function advanceRows(cars: Scheme['cars']) {
  return block('link-rows', {
    title: 'This quarter',
    text: 'Advance payment, October to December 2026. Your whole allowance goes to the car for three years.',
    figurePlace: 'last',
    tone: 'stage',
    rows: cars.map(([title, text, figure]) => ({ title, text, figure })),
  });
}
