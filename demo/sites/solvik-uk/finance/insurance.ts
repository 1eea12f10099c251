import { block, type DemoPage, link } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { page } from '../page.ts';
import { insurerStatement } from './insurer.ts';

const path = '/buy-car/finance-and-insurance-options/insurance-products';
const protection = '/buy-car/finance-and-protection-products/protection-products';

export const insurancePages: readonly DemoPage[] = [
  page({
    path,
    name: 'Insurance products',
    description:
      'Warranty, GAP, tyre and cosmetic insurance sold by Solvik: what each covers, what it leaves out and when to say no.',
    order: 3,
    main: [
      block('rich-text', {
        title: 'Insurance products',
        titleTag: 'h1',
        lead: 'Every one of these is optional. None is needed to buy a car or to be given finance for it. Some you can do without, and we say which.',
      }),
      block('link-rows', {
        title: 'What for, and when not',
        layout: 'below heading',
        rows: [
          {
            title: 'GAP insurance',
            text: 'Pays the difference if the car is written off and the insurer pays less than you owe or paid.',
            note: 'Skip it in the first year if your insurer replaces as new',
          },
          {
            title: 'Warranty',
            text: 'Pays for parts that fail, after the maker’s or ours has run out.',
            note: 'Skip it on a Kia under seven years',
          },
          {
            title: 'Tyre and alloy insurance',
            text: 'Punctures and kerbs, up to a number of claims a year.',
            note: 'Skip it with 16-inch wheels',
          },
          {
            title: 'Cosmetic repair',
            text: 'Chips, scuffs and small dents, mended where you live.',
            note: 'Skip it if you sell before you look',
          },
        ],
      }),
      block('link-rows', {
        title: 'By make',
        rows: [
          { title: 'BMW', text: 'Policy documents and the approved warranty', link: link(`${path}/bmw`) },
          {
            title: 'Mercedes-Benz',
            text: 'Six products, with their documents',
            link: link(`${path}/mercedes-benz`),
          },
          {
            title: 'Mercedes-Benz Vans',
            text: 'Cover for a van that earns',
            link: link(`${path}/mercedes-benz-vans`),
          },
        ],
      }),
      block('file-list', {
        title: 'Product information',
        text: 'One page each. Read them at home; we may not sell you GAP on the same day anyway.',
        files: [
          {
            name: 'GAP insurance',
            note: 'Version of September 2026',
            file: { media: 'files/uk-gap-information' },
          },
          {
            name: 'Warranty',
            note: 'Version of September 2026',
            file: { media: 'files/uk-warranty-information' },
          },
          {
            name: 'Tyre and alloy insurance',
            note: 'Version of June 2026',
            file: { media: 'files/uk-tyre-information' },
          },
        ],
      }),
      insurerStatement,
    ],
  }),
  page({
    path: `${path}/bmw`,
    name: 'BMW insurance products',
    description:
      'Insurance and warranty for BMW at Solvik: what the approved used warranty covers and where the documents are.',
    hidden: true,
    fields: { BrandDesign: 'bmw' },
    main: [
      block('rich-text', {
        title: 'BMW insurance products',
        titleTag: 'h1',
        lead: 'Used BMWs from us carry twelve months’ warranty already. The rest is for afterwards.',
      }),
      block('price-table', {
        title: 'After the first year',
        titleSize: 'section',
        corner: 'Cover',
        columns: [
          { title: 'Warranty', note: 'up to ten years old' },
          { title: 'Tyres', note: 'run-flats included' },
          { title: 'GAP', note: 'three years' },
        ],
        rows: [
          row('A month', '£39', '£14', '£9'),
          row('Limit', 'value of the car', '£250 a tyre, five a year', '£15,000'),
          row('Excess', '£100', 'none', '£0'),
          row('Not covered', 'brakes, tyres, trim', 'wear, malice', 'hire cars, tax'),
        ],
        footnote: 'Insurance Premium Tax included. Prices for cars to £60,000.',
      }),
      block('rich-text', {
        title: 'Old documents',
        body: toRichText(`
          Policies sold before 2024 keep their own wording. Write to
          [policies@solvik.example](mailto:policies@solvik.example) with the registration and you get the document the same
          day.
        `),
        width: 'beside heading',
      }),
      insurerStatement,
    ],
  }),
  page({
    path: `${path}/mercedes-benz`,
    name: 'Mercedes-Benz insurance products',
    description: 'Insurance products for Mercedes-Benz cars at Solvik, and where to read about each.',
    hidden: true,
    main: [
      block('rich-text', {
        title: 'Mercedes-Benz insurance products',
        titleTag: 'h1',
        lead: 'Six products, one page each. Read the two lines first; they settle most questions.',
      }),
      block('link-rows', {
        title: 'The six',
        rows: [
          [
            'Motor and first cover insurance',
            'Seven days free, then a quote',
            'motor-and-first-cover-insurance',
          ],
          ['Cosmetic repair', 'Scuffs and chips, mended at your door', 'cosmetic-repair'],
          ['Paint and interior protection', 'A treatment, not an insurance', 'paint-and-interior-protection'],
          ['Tyre and alloy wheel insurance', 'For 19 inches and more', 'tyre-and-alloy-wheel-insurance'],
          ['Asset protection (GAP)', 'What the insurer leaves unpaid', 'asset-protection-gap-insurance'],
          ['Certified warranty', 'Parts that should not have failed', 'certified-warranty'],
        ].map(([title = '', text = '', slug = '']) => ({
          title,
          text,
          link: link(`${protection}/mercedes-benz/${slug}`),
        })),
      }),
      insurerStatement,
    ],
  }),
  page({
    path: `${path}/mercedes-benz-vans`,
    name: 'Mercedes-Benz Vans insurance products',
    description:
      'Insurance products for Mercedes-Benz vans at Solvik: van insurance, tyres, warranty and GAP.',
    hidden: true,
    main: [
      block('rich-text', {
        title: 'Mercedes-Benz Vans insurance products',
        titleTag: 'h1',
        lead: 'A van that stands costs more than the repair. Choose cover by how long you can wait.',
      }),
      block('link-rows', {
        title: 'Four for vans',
        rows: [
          ['Van insurance', 'Own goods, couriers, any driver over 25', 'van-insurance'],
          ['Tyre insurance', 'Fitted where you stand', 'tyre-insurance'],
          ['Van warranty', 'To 150,000 miles', 'van-warranty'],
          ['Asset protection (GAP)', 'To invoice, without VAT', 'asset-protection-gap-insurance'],
        ].map(([title = '', text = '', slug = '']) => ({
          title,
          text,
          link: link(`${protection}/mercedes-benz-vans/${slug}`),
        })),
      }),
      insurerStatement,
    ],
  }),
];

function row(title: string, ...values: readonly string[]) {
  return { title, small: title !== 'A month', cells: values.map((value) => ({ value })) };
}
