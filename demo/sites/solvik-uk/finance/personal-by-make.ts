import { block, type DemoPage } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { page } from '../page.ts';
import { brokerStatement } from './status.ts';

const path = '/buy-car/finance-and-insurance-options/personal-finance';

/** The makers’ own products, under the makers’ own names. */
export const personalFinanceByMake: readonly DemoPage[] = [
  page({
    path: `${path}/bmw`,
    name: 'BMW personal finance',
    description:
      'BMW Select, hire purchase and personal contract hire at Solvik, explained, with a hire example for the i4.',
    hidden: true,
    fields: { BrandDesign: 'bmw' },
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
        body: toRichText(`
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
    fields: { BrandDesign: 'mini' },
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
        body: toRichText(`
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
      'Agility, hire purchase and personal contract hire for Mercedes-Benz at Solvik, and when each is the right one.',
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
            answer: toRichText(
              'Agility. Keep within the mileage; the charge is 12p a mile on an A-Class and 24p on a GLE, and it is the one line people regret.',
            ),
          },
          {
            question: 'I keep cars until they are old',
            answer: toRichText(
              'Hire purchase over four or five years. You pay interest on a sum that shrinks to nothing, not on one that waits at the end.',
            ),
          },
          {
            question: 'I do 20,000 miles a year',
            answer: toRichText(
              'Hire purchase, or a company car. No agreement with a mileage limit will be kind to you, and we would rather say so now.',
            ),
          },
        ],
      }),
      brokerStatement,
    ],
  }),
];
