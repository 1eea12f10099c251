import { block, link } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import type { Leaf } from './make.ts';

/** Agreed for a term and a mileage, with the van. */
export const serviceContracts: Leaf = {
  slug: 'service-contracts',
  name: 'Service contracts',
  short: 'ServiceCare and CompleteCare, by term and mileage',
  lead: 'A contract fixes the cost of a van for its whole life with you. Two sizes.',
  main: [
    block('price-table', {
      title: 'Two sizes',
      titleSize: 'section',
      corner: 'What is in it',
      columns: [{ title: 'ServiceCare' }, { title: 'CompleteCare', recommended: true }],
      rows: [
        row('Servicing', 'yes', 'yes'),
        row('MOT', 'yes', 'yes'),
        row('Wear: brakes, clutch, wipers', 'no', 'yes'),
        row('Repairs after warranty', 'no', 'yes'),
        row('Vito, 20,000 miles a year', '£29 a month', '£74 a month'),
        row('Sprinter, 25,000 miles a year', '£38 a month', '£96 a month'),
      ],
      footnote: 'Without VAT, 48 months. Mileage is squared up once a year, both ways.',
    }),
  ],
  under: [
    {
      slug: 'servicecare',
      name: 'ServiceCare',
      short: 'Servicing and MOT, nothing else',
      lead: 'For vans that are young, or owners who like to mend the rest themselves.',
      main: [
        block('rich-text', {
          title: 'In it',
          body: toRichText(`
            Every service by the van’s own indicator, fluids and filters, class 7 MOT, and a year’s roadside cover each time.
            Night bays at no extra charge.

            Not in it: anything that wears. Brakes on a parcel Sprinter last about 25,000 miles, and you pay for those.
          `),
          width: 'beside heading',
        }),
      ],
    },
    {
      slug: 'completecare',
      name: 'CompleteCare',
      short: 'Everything but tyres, glass and accidents',
      lead: 'One sum a month. The invoice for a gearbox says zero.',
      main: [
        block('figures', {
          figures: [
            { value: '£0', label: 'for repairs, after the warranty too' },
            { value: '24 h', label: 'to a courtesy van' },
            { value: '150,000', label: 'miles at the most' },
          ],
          tone: 'dark',
        }),
        block('rich-text', {
          title: 'Not in it',
          body: toRichText(`
            Tyres, glass, bodywork, conversions and fuel. Misuse, too: we have seen a clutch last nine hundred miles and drew
            the line there.
          `),
          width: 'beside heading',
        }),
      ],
    },
  ],
};

/** Sold for vans already on the road. */
export const servicecarePlans: Leaf = {
  slug: 'servicecare-plans',
  name: 'ServiceCare plans',
  short: 'For vans you already have, up to ten years old',
  lead: 'The same idea for an older van. No inspection under 100,000 miles; a short one above.',
  main: [],
  under: [
    {
      slug: 'maintenance',
      name: 'Maintenance plan',
      short: 'Two years of services at a fixed price',
      lead: 'Two services, two MOTs, twenty-four payments.',
      main: [
        block('link-rows', {
          title: 'By the month',
          text: 'Without VAT.',
          figurePlace: 'last',
          tone: 'stage',
          rows: [
            { title: 'Citan', text: 'Up to ten years', figure: '£22' },
            { title: 'Vito and eVito', text: 'Up to ten years', figure: '£27' },
            { title: 'Sprinter', text: 'Up to ten years', figure: '£34' },
          ],
        }),
      ],
    },
    {
      slug: 'complete',
      name: 'Complete plan',
      short: 'Services and the parts that wear',
      lead: 'As Maintenance, with brakes, clutch, battery, bulbs and wipers.',
      main: [
        block('rich-text', {
          title: 'Who it suits',
          body: toRichText(`
            Vans between 60,000 and 120,000 miles, where the expensive things fall due one after another. A Vito costs £58 a
            month, a Sprinter £71, without VAT. Under that mileage the [maintenance
            plan](/service-and-parts/mercedes-benz-vans/servicing/servicecare-plans/maintenance) is enough.
          `),
          width: 'beside heading',
        }),
      ],
    },
    {
      slug: 'contact-us',
      name: 'Contact us about a plan',
      short: 'A price in ten minutes, by registration',
      lead: 'Tell us registration, mileage and what the van carries. A price takes ten minutes, by telephone or email.',
      main: [
        block('contact-line', {
          title: 'Van plans',
          line: link('tel:+441632960186', '01632 960186'),
          note: toRichText('[vanplans@solvik.example](mailto:vanplans@solvik.example)'),
          hours: {
            title: 'Lines open',
            today: 'today',
            rows: [
              { days: 'Monday–Friday', hours: '7–6', from: 'Monday', to: 'Friday' },
              { days: 'Saturday', hours: '8–12', from: 'Saturday' },
            ],
          },
        }),
      ],
    },
  ],
};

function row(title: string, ...values: readonly string[]) {
  return { title, small: true, cells: values.map((value) => ({ value })) };
}
