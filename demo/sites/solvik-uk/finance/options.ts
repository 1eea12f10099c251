import { block, type DemoPage, link, picture } from '../../../site-builder.ts';
import { page } from '../page.ts';
import { businessFinancePages } from './business.ts';
import { insurancePages } from './insurance.ts';
import { personalFinancePages } from './personal.ts';
import { brokerStatement } from './status.ts';

const path = '/buy-car/finance-and-insurance-options';

const financeAndInsurance = page({
  path,
  name: 'Finance and insurance',
  title: 'Finance and insurance options',
  description:
    'Ways to pay for a car at Solvik and ways to insure it: PCP, hire purchase, contract hire, warranty and GAP, plainly explained.',
  order: 7,
  fields: { menuImage: picture('cars/suv/interior-light') },
  main: [
    block('rich-text', {
      title: 'Paying for it, and keeping it',
      titleTag: 'h1',
      lead: 'We show the total before the monthly figure. It is the larger number and the more useful one.',
    }),
    block('image-cards', {
      layout: 'three',
      cards: [
        {
          image: picture('cars/suv/interior-light', 'The light interior of an SUV'),
          title: 'Personal finance',
          text: 'PCP, hire purchase and personal contract hire, side by side.',
          link: link(`${path}/personal-finance`),
        },
        {
          image: picture('scenes/parts-warehouse', 'A white van between shelves of parts'),
          title: 'Business finance',
          text: 'Contract hire, finance lease and contract purchase, and who gets the VAT.',
          link: link(`${path}/business-finance`),
        },
        {
          image: picture('scenes/close-wheel', 'The front wheel of an olive car'),
          title: 'Insurance products',
          text: 'Warranty, GAP, tyres and paint. What they cover and when to leave them.',
          link: link(`${path}/insurance-products`),
        },
      ],
    }),
    brokerStatement,
  ],
});

export const financePages: readonly DemoPage[] = [
  financeAndInsurance,
  ...personalFinancePages,
  ...businessFinancePages,
  ...insurancePages,
];
