import { block, type DemoPage, link } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { page } from '../page.ts';
import { finalPayment, type HpTerms, monthlyHp, type PcpTerms, pounds, totalPayable } from './example.ts';
import { personalFinanceByMake } from './personal-by-make.ts';
import { brokerStatement } from './status.ts';

const path = '/buy-car/finance-and-insurance-options/personal-finance';

const pcp: PcpTerms = {
  car: 'Kia Sportage Hybrid',
  cashPrice: 37495,
  deposit: 3500,
  aprPercent: 7.9,
  months: 36,
  monthly: 619,
};
const hp: HpTerms = { ...pcp, months: 48 };
const hire = { initial: 4311, monthly: 479, months: 35 };

const totals = {
  pcp: totalPayable(pcp),
  hp: hp.deposit + monthlyHp(hp) * hp.months,
  hire: hire.initial + hire.monthly * hire.months,
};

const personalFinance = page({
  path,
  name: 'Personal finance',
  description:
    'PCP, hire purchase and personal contract hire on the same car, with deposit, monthly payment and the total of each.',
  order: 1,
  main: [
    block('rich-text', {
      title: 'Three ways to pay for the same car',
      titleTag: 'h1',
      lead: 'We took one Kia Sportage and worked it out three times. The cheapest month is not the cheapest car.',
    }),
    block('price-table', {
      title: 'Side by side',
      titleSize: 'section',
      text: `Cash price ${pounds(pcp.cashPrice)}, 8,000 miles a year.`,
      corner: 'Terms',
      columns: [
        { title: 'PCP', note: 'personal contract purchase' },
        { title: 'HP', note: 'hire purchase', recommended: true },
        { title: 'PCH', note: 'personal contract hire' },
      ],
      rows: [
        row('A month', pounds(pcp.monthly), pounds(monthlyHp(hp)), pounds(hire.monthly)),
        small('Up front', pounds(pcp.deposit), pounds(hp.deposit), `${pounds(hire.initial)} initial rental`),
        small('Payments', '36', '48', '35'),
        small('At the end', `${pounds(finalPayment(pcp))}, or hand it back`, 'It is yours', 'Hand it back'),
        small('Total amount payable', pounds(totals.pcp), pounds(totals.hp), pounds(totals.hire)),
        small('Representative APR', '7.9%', '7.9%', 'no credit'),
        small('You own it', 'if you pay the final sum', 'yes', 'never'),
      ],
      footnote:
        'Representative examples for a car registered before 31 March 2027. Hire prices include VAT and road tax. Excess mileage 9p a mile on PCP and 11p on PCH.',
    }),
    block('link-rows', {
      title: 'By make',
      text: 'The makers’ own products have names of their own. These pages say what they are.',
      rows: [
        { title: 'BMW', text: 'Select, hire purchase and personal contract hire', link: link(`${path}/bmw`) },
        { title: 'MINI', text: 'Select, and how the final payment is set', link: link(`${path}/mini`) },
        {
          title: 'Mercedes-Benz',
          text: 'Agility, and when hire purchase is the better one',
          link: link(`${path}/mercedes-benz`),
        },
      ],
    }),
    block('faq', {
      title: 'Straight answers',
      items: [
        {
          question: 'Can I pay it off early?',
          answer: toRichText(
            'Yes, any time, in part or in full. The lender may add up to 58 days’ interest, and you save the rest. Ask for a settlement figure; it is free.',
          ),
        },
        {
          question: 'Can I hand it back halfway?',
          answer: toRichText(
            'On PCP and hire purchase, yes, once you have paid half of the total amount payable. It is called voluntary termination and it is the law. On contract hire, no: you pay a share of the remaining rentals.',
          ),
        },
        {
          question: 'Will you search my credit file?',
          answer: toRichText(
            'A quote leaves no mark that lenders see. An application does. We ask before we turn one into the other.',
          ),
        },
      ],
    }),
    brokerStatement,
  ],
});

export const personalFinancePages: readonly DemoPage[] = [personalFinance, ...personalFinanceByMake];

function row(title: string, ...values: readonly string[]) {
  return { title, cells: values.map((value) => ({ value })) };
}

function small(title: string, ...values: readonly string[]) {
  return { ...row(title, ...values), small: true };
}
