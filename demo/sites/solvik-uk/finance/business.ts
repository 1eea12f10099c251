import { block, type DemoPage, link } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { page } from '../page.ts';
import { brokerStatement } from './status.ts';

const path = '/buy-car/finance-and-insurance-options/business-finance';

export const businessFinancePages: readonly DemoPage[] = [
  page({
    path,
    name: 'Business finance',
    description:
      'Contract hire, finance lease, contract purchase and hire purchase for companies: VAT, balance sheet and who carries the risk.',
    order: 2,
    main: [
      block('rich-text', {
        title: 'Business finance',
        titleTag: 'h1',
        lead: 'Four products. They differ in who gets the VAT back, whose name is in the books and who worries about the value.',
      }),
      block('price-table', {
        title: 'Four ways, four questions',
        titleSize: 'section',
        corner: 'Question',
        columns: [
          { title: 'Contract hire', recommended: true },
          { title: 'Finance lease' },
          { title: 'Contract purchase' },
          { title: 'Hire purchase' },
        ],
        rows: [
          row('VAT back on a car', '50% of rentals', '50% of rentals', 'none', 'none'),
          row('VAT back on a van', 'all of it', 'all of it', 'all, on purchase', 'all, on purchase'),
          row('On your balance sheet', 'by your standard', 'yes', 'yes', 'yes'),
          row('Value at the end', 'our worry', 'yours', 'guaranteed', 'yours'),
          row('You own it', 'no', 'no', 'if you choose', 'yes'),
        ],
        footnote:
          'For a VAT-registered company and a car with some private use. Vans used for business only. A guide, not tax advice; ask your accountant, who will enjoy it.',
      }),
      block('rich-text', {
        title: 'How we work',
        body: toRichText(`
          We ask for two years’ accounts, or three months’ bank statements if you are newer than that. An answer takes a
          working day. Sole traders and partnerships of up to three borrowing less than £25,000 are protected by consumer
          credit law; larger businesses are not, and we say so on the quote.

          Maintenance can be built into any of the four. A fixed monthly price covers servicing, tyres, brakes and the
          wipers nobody budgets for. [Contract hire](${path}/contract-hire) has a page of its own.
        `),
        width: 'beside heading',
      }),
      brokerStatement,
    ],
  }),
  page({
    path: `${path}/contract-hire`,
    name: 'Business contract hire',
    description:
      'Business contract hire at Solvik: what is in the rental, how hand-back is judged and what early return costs.',
    hidden: true,
    main: [
      block('rich-text', {
        title: 'Business contract hire',
        titleTag: 'h1',
        lead: 'You rent the vehicle for two to five years. We buy it, sell it and lie awake over the difference.',
      }),
      block('steps', {
        title: 'From yes to keys',
        titleSize: 'section',
        tone: 'light',
        steps: [
          {
            title: 'Quote',
            text: 'Term, mileage, initial rental. Change any of them and see the figure move.',
          },
          { title: 'Credit', text: 'One working day. You keep the approval for ninety.' },
          {
            title: 'Delivery',
            text: 'To your door, taxed, with the charging cable and somebody to explain it.',
          },
          {
            title: 'Hand-back',
            text: 'Collected and judged by the BVRLA guide. Our average charge last year was £64 a vehicle.',
          },
        ],
      }),
      block('link-rows', {
        title: 'Read on',
        rows: [
          {
            title: 'Company cars',
            text: 'The tax, worked out by make',
            link: link('/buy-car/fleet-and-business-offers'),
          },
          {
            title: 'Vans',
            text: 'Load, economy and rentals',
            link: link('/buy-car/fleet-and-business-offers/mercedes-benz-vans'),
          },
        ],
      }),
    ],
  }),
];

function row(title: string, ...values: readonly string[]) {
  return { title, small: true, cells: values.map((value) => ({ value })) };
}
