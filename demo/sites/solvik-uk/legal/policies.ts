import { block, type DemoPage, link } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { page } from '../page.ts';
import { document } from './document.ts';

const path = '/further-policies-and-statements';

const slavery = document({
  path: `${path}/modern-slavery-act`,
  name: 'Modern Slavery Act statement',
  description:
    'Solvik UK Ltd’s statement under section 54 of the Modern Slavery Act 2015 for the year to 31 December 2025.',
  lead: 'Statement under section 54 of the Modern Slavery Act 2015, for the financial year that ended on 31 December 2025.',
  body: `
    ## What we do

    We sell and mend cars at fourteen places with 540 employees, all on written contracts and at least the real Living
    Wage. The risk does not lie with them. It lies further away: in car washing, cleaning, security, workwear, tyres and
    batteries.

    ## What we did in 2025

    - Took car washing in house at all fourteen sites. It was the greatest risk and is now done by our own people.
    - Asked 63 suppliers for evidence of right-to-work checks and pay. Fifty-eight answered fully, three after a second
      letter; with two we stopped trading.
    - Trained every manager and everybody who signs off agency labour, 112 people, for half a day.
    - Had the workwear supplier’s factory audited by a third party. Two findings, both closed.

    ## What we do in 2026

    Trace cobalt and natural rubber one step further back with the makers we represent, and publish what they answer.

    ## If you see something

    Tell us through [whistleblowing](${path}/whistleblowing), or ring the national helpline.

    Approved by the board of Solvik UK Ltd on 12 May 2026 and signed by Ewan Laidlaw, managing director.
  `,
});

const whistleblowing = document({
  path: `${path}/whistleblowing`,
  name: 'Whistleblowing',
  description:
    'How employees, suppliers and customers of Solvik UK can report wrongdoing, and how they are protected.',
  lead: 'If something is wrong, say so. You will not be worse off for it.',
  body: `
    ## What to report

    Danger to people, fraud, bribery, false records, mis-selling, discrimination, pollution, or hiding any of these. You
    need not be certain. Honest and mistaken is fine.

    ## How

    - To your manager, or theirs.
    - To Ruth Armitage, who sits outside the line and answers to the board: [speakup@solvik.example](mailto:speakup@solvik.example)
      or [01632 960195](tel:+441632960195).
    - Without a name, by post to the registered office, marked ‘R. Armitage only’.

    ## What happens

    You hear within five working days that it has arrived and within six weeks what was done. Your name is known to two
    people. Anyone who punishes a report loses their post; it has happened once.

    ## Outside

    You may always go to the Financial Conduct Authority, the Health and Safety Executive or another prescribed body. The
    Public Interest Disclosure Act 1998 protects you there too.
  `,
});

const gap = page({
  path: `${path}/gender-pay-gap`,
  name: 'Gender pay gap',
  description:
    'Solvik UK Ltd’s gender pay gap in April 2025: mean and median, bonuses and pay quarters, and what we do about it.',
  hidden: true,
  main: [
    block('rich-text', {
      title: 'Gender pay gap',
      titleTag: 'h1',
      lead: 'Women at Solvik UK earned 7.8 per cent less than men an hour, by the median, in April 2025. The year before it was 9.6.',
    }),
    block('figures', {
      figures: [
        { value: '7.8%', label: 'median gap in hourly pay' },
        { value: '10.1%', label: 'mean gap in hourly pay' },
        { value: '14.3%', label: 'median gap in bonus' },
        { value: '88 / 91%', label: 'women and men who had a bonus' },
      ],
      tone: 'dark',
    }),
    block('figure-table', {
      title: 'Share of women in each quarter of pay',
      labelTitle: 'Quarter',
      valueTitle: 'Women, per cent',
      tone: 'paper',
      rows: [
        { label: 'Upper', value: '17', amount: 17 },
        { label: 'Upper middle', value: '14', amount: 14 },
        { label: 'Lower middle', value: '22', amount: 22 },
        { label: 'Lower', value: '34', amount: 34 },
      ],
      footnote:
        'Snapshot of 5 April 2025, 538 employees. Equal work is paid equally; the gap comes from who does which work.',
    }),
    block('rich-text', {
      title: 'What we do about it',
      body: toRichText(`
        Technicians earn well and are mostly men. So we begin there: nine of this year’s twenty-five apprentices are women, up
        from four in 2022. Service advisers and technicians now have the same bonus. Jobs are advertised with pay and with the
        hours we can bend.

        Figures calculated under the Equality Act 2010 (Gender Pay Gap Information) Regulations 2017. Confirmed by Ewan Laidlaw,
        managing director.
      `),
      width: 'beside heading',
    }),
  ],
});

export const policyPages: readonly DemoPage[] = [
  page({
    path,
    name: 'Further policies and statements',
    description:
      'Statements Solvik UK Ltd publishes by law or by choice: modern slavery, whistleblowing, gender pay gap.',
    hidden: true,
    main: [
      block('rich-text', {
        title: 'Further policies and statements',
        titleTag: 'h1',
        lead: 'Two the law asks for and one it does not.',
      }),
      block('link-rows', {
        layout: 'below heading',
        rows: [slavery, whistleblowing, gap].map(({ name, path: href, fields }) => ({
          title: name,
          text: fields.metaDescription ?? '',
          link: link(href),
        })),
      }),
    ],
  }),
  slavery,
  whistleblowing,
  gap,
];
