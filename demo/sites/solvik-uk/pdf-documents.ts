import type { PdfDocument } from '../../pdf-document.ts';

const foot = 'Solvik UK Ltd · 12 Staithes Quay, Gateshead NE8 2BJ · 01632 960128 · solvik.example';
const insurer =
  'Insurer: Wearmouth Mutual Insurance Ltd. Arranged by Solvik UK Ltd, authorised and regulated by the Financial Conduct Authority, 0960128.';

export const papers: Readonly<Record<string, PdfDocument>> = {
  'uk-workshop-prices': {
    language: 'en',
    title: 'Workshop prices 2026/27',
    lead: 'Parts, labour and VAT included. If it becomes more than this we ring first.',
    parts: [
      {
        heading: 'Servicing',
        rows: [
          ['MOT, class 4', '£45'],
          ['MOT with any service', '£35'],
          ['Interim service', 'from £189'],
          ['Full service', 'from £299'],
          ['Electric car, yearly check', 'from £129'],
        ],
      },
      {
        heading: 'Brakes, wheels and batteries',
        rows: [
          ['Front pads and discs', 'from £329'],
          ['Brake fluid', '£89'],
          ['Four-wheel alignment', '£79'],
          ['Battery health check, electric', '£69'],
        ],
      },
      {
        heading: 'While it is here',
        rows: [
          ['Courtesy car with a full service', '£0'],
          ['Lift home within five miles', '£0'],
          ['Tea', '£0'],
        ],
      },
    ],
    foot: `Valid until 31 March 2027. ${foot}`,
  },
  'uk-inspection-sheet': {
    language: 'en',
    title: 'The inspection sheet',
    lead: 'What we write down about every used car. Green is fine, amber can wait, red is mended before it goes on sale.',
    parts: [
      {
        heading: 'On the ramp',
        points: [
          'Underside, photographed from axle to axle.',
          'Brakes measured in millimetres, not described.',
          'Steering, suspension, exhaust, leaks.',
          'Tyres: tread in three places, age, make.',
        ],
      },
      {
        heading: 'On the road',
        points: [
          'Cold start, heard with the bonnet up.',
          'Fifteen miles, of which five at seventy.',
          'Gearbox, clutch, noises and what the technician thinks of them.',
        ],
      },
      {
        heading: 'In the computer',
        points: [
          'Fault memory, before and after the drive.',
          'Battery capacity of electric and plug-in cars, measured under load.',
          'MOT history, finance and stolen-vehicle check.',
        ],
      },
    ],
    foot,
  },
  'uk-gap-information': {
    language: 'en',
    title: 'GAP insurance: product information',
    lead: 'A summary. The full terms are in the policy document, which you get before you buy.',
    parts: [
      {
        heading: 'What is insured',
        points: [
          'The difference between what your motor insurer pays for a total loss and the invoice price of the car.',
          'Up to £20,000, and up to £250 of your motor policy’s excess.',
        ],
      },
      {
        heading: 'What is not insured',
        points: [
          'Claims your motor insurer refuses.',
          'Arrears on finance, road tax, fuel and personal belongings.',
          'Vehicles used for hire and reward.',
        ],
      },
      {
        heading: 'Good to know',
        points: [
          'It may not be sold to you until two clear days after you were given this document.',
          'You may cancel within thirty days and have your money back if you have not claimed.',
          'Cover starts with delivery and ends after three years, or when the car is sold.',
        ],
      },
    ],
    foot: insurer,
  },
  'uk-warranty-information': {
    language: 'en',
    title: 'Warranty: product information',
    lead: 'Insurance against the failure of mechanical and electrical parts, after the first twelve months.',
    parts: [
      {
        heading: 'What is insured',
        points: [
          'Engine, gearbox, driveline, steering and suspension.',
          'Electronics, air conditioning and the high-voltage system.',
          'Labour at our workshops, and recovery to the nearest one.',
        ],
      },
      {
        heading: 'What is not insured',
        points: [
          'Brakes, clutch, tyres, trim, bulbs and other parts that wear.',
          'Faults that were there before, and those a missed service would have prevented.',
        ],
      },
      {
        heading: 'What you pay',
        rows: [
          ['Premium', 'from £27 a month'],
          ['Excess', '£75 or £100 a claim'],
        ],
      },
    ],
    foot: insurer,
  },
  'uk-tyre-information': {
    language: 'en',
    title: 'Tyre and alloy insurance: product information',
    lead: 'Punctures and kerbs, up to a number of claims a year.',
    parts: [
      {
        heading: 'What is insured',
        points: ['Repair or replacement after a puncture or cut.', 'Cosmetic repair of kerbed wheels.'],
      },
      {
        heading: 'What is not insured',
        points: ['Tyres under 2 mm, uneven wear and theft.', 'Wheels that are not original equipment.'],
      },
      {
        heading: 'Limits',
        rows: [
          ['For a tyre', '£180 to £300'],
          ['Wheel repairs a year', '3 or 4'],
          ['Excess', '£0'],
        ],
      },
    ],
    foot: insurer,
  },
};
