import { prose } from '../../../prose.ts';
import { block, type DemoPage, link } from '../../../write.ts';
import { page } from '../page.ts';
import { type HpTerms, monthlyHp, monthlyPcp, type PcpTerms, pounds } from './example.ts';
import { brokerStatement } from './status.ts';

const path = '/buy-car/finance-and-insurance-options/personal-finance';

const pcp: PcpTerms = {
  car: 'Kia Sportage Hybrid',
  cashPrice: 37495,
  deposit: 3500,
  aprPercent: 7.9,
  months: 36,
  finalPayment: 17600,
  milesAYear: 8000,
};
const hp: HpTerms = { ...pcp, months: 48 };
const hire = { initial: 4311, monthly: 479, months: 35 };

const totals = {
  pcp: pcp.deposit + monthlyPcp(pcp) * pcp.months + pcp.finalPayment,
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
        row('A month', pounds(monthlyPcp(pcp)), pounds(monthlyHp(hp)), pounds(hire.monthly)),
        small('Up front', pounds(pcp.deposit), pounds(hp.deposit), `${pounds(hire.initial)} initial rental`),
        small('Payments', '36', '48', '35'),
        small('At the end', `${pounds(pcp.finalPayment)}, or hand it back`, 'It is yours', 'Hand it back'),
        small('Total amount payable', rounded(totals.pcp), rounded(totals.hp), rounded(totals.hire)),
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
          answer: prose(
            'Yes, any time, in part or in full. The lender may add up to 58 days’ interest, and you save the rest. Ask for a settlement figure; it is free.',
          ),
        },
        {
          question: 'Can I hand it back halfway?',
          answer: prose(
            'On PCP and hire purchase, yes, once you have paid half of the total amount payable. It is called voluntary termination and it is the law. On contract hire, no: you pay a share of the remaining rentals.',
          ),
        },
        {
          question: 'Will you search my credit file?',
          answer: prose(
            'A quote leaves no mark that lenders see. An application does. We ask before we turn one into the other.',
          ),
        },
      ],
    }),
    brokerStatement,
  ],
});

export const personalFinancePages: readonly DemoPage[] = [
  personalFinance,
  page({
    path: `${path}/bmw`,
    name: 'BMW personal finance',
    description:
      'BMW Select, hire purchase and personal contract hire at Solvik, explained, with a hire example for the i4.',
    hidden: true,
    more: { BrandDesign: 'bmw' },
    main: [
      block('rich-text', {
        title: 'BMW personal finance',
        titleTag: 'h1',
        lead: 'Three products, two of which end with you owning the car.',
      }),
      block('link-rows', {
        title: 'Personal contract hire',
        text: 'Nine rentals up front, then 35 monthly. 8,000 miles a year, VAT and road tax included, maintenance not.',
        figurePlace: 'last',
        tone: 'stage',
        rows: [
          { title: 'BMW i4 eDrive40', text: 'Initial rental £4,671', figure: '£519 a month' },
          { title: 'BMW iX1 eDrive20', text: 'Initial rental £4,131', figure: '£459 a month' },
          { title: 'BMW 330e Touring', text: 'Initial rental £5,121', figure: '£569 a month' },
        ],
      }),
      block('rich-text', {
        title: 'Which is which',
        body: prose(`
          **Select** is BMW’s name for personal contract purchase. Low months, a large optional sum at the end. Right if
          you change car every three years and drive what you said you would.

          **Hire purchase** has no final sum. Dearer each month, cheaper in the end. Right if you keep a car until it
          surprises people.

          **Personal contract hire** is renting. No part exchange, no equity, no worry about what it is worth. Right if you
          want one bill and never to speak of it again. Hand-back condition is judged by the BVRLA’s fair wear guide; we
          give you a copy with the keys.
        `),
        width: 'beside heading',
      }),
      brokerStatement,
    ],
  }),
  page({
    path: `${path}/mini`,
    name: 'MINI personal finance',
    description:
      'MINI Select at Solvik: what the optional final payment is, and why MINIs usually have some value over it.',
    hidden: true,
    more: { BrandDesign: 'mini' },
    main: [
      block('rich-text', {
        title: 'MINI personal finance',
        titleTag: 'h1',
        lead: 'Small car, small loan, and a final payment set with a margin in your favour.',
      }),
      block('steps', {
        title: 'How Select goes',
        titleSize: 'section',
        steps: [
          { title: 'Deposit', text: 'Nothing, or your old car, or up to 30 per cent.' },
          { title: 'Thirty-six payments', text: 'All alike. The rate is fixed on the day you sign.' },
          {
            title: 'The final payment',
            text: 'Guaranteed from the start. If the car is worth less by then, that is not your trouble.',
          },
          {
            title: 'Three doors',
            text: 'Pay it and keep the car, hand it back, or use what it is worth above the sum as your next deposit.',
          },
        ],
      }),
      block('rich-text', {
        title: 'In your favour',
        body: prose(`
          Of the MINIs that came back to us in 2025, four in five were worth more than their final payment, by £1,150 on
          average. That is not a promise. It is what happened. [This quarter’s offers](/buy-car/latest-offers/mini) have
          the sums.
        `),
        width: 'beside heading',
      }),
      brokerStatement,
    ],
  }),
  page({
    path: `${path}/mercedes-benz`,
    name: 'Mercedes-Benz personal finance',
    description:
      'Agility, hire purchase and lease for Mercedes-Benz at Solvik, and when each is the right one.',
    hidden: true,
    main: [
      block('rich-text', {
        title: 'Mercedes-Benz personal finance',
        titleTag: 'h1',
        lead: 'Agility is the maker’s personal contract purchase. It suits most people and not everybody.',
      }),
      block('faq', {
        title: 'Which one, then',
        firstOpen: true,
        items: [
          {
            question: 'I change every three years',
            answer: prose(
              'Agility. Keep within the mileage; the charge is 12p a mile on an A-Class and 24p on a GLE, and it is the one line people regret.',
            ),
          },
          {
            question: 'I keep cars until they are old',
            answer: prose(
              'Hire purchase over four or five years. You pay interest on a sum that shrinks to nothing, not on one that waits at the end.',
            ),
          },
          {
            question: 'I do 20,000 miles a year',
            answer: prose(
              'Hire purchase, or a company car. No agreement with a mileage limit will be kind to you, and we would rather say so now.',
            ),
          },
        ],
      }),
      brokerStatement,
    ],
  }),
];

function row(title: string, ...values: readonly string[]) {
  return { title, cells: values.map((value) => ({ value })) };
}

function small(title: string, ...values: readonly string[]) {
  return { ...row(title, ...values), small: true };
}

function rounded(amount: number): string {
  return pounds(Math.round(amount * 100) / 100);
}
