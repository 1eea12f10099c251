import { gap, type Product, product, twoDays } from './product.ts';

export const mercedesBenzVans: readonly Product[] = [
  {
    ...product('van-insurance', 'Van insurance'),
    lead: 'Annual cover for carriage of own goods, with tools in the van overnight if the doors have deadlocks.',
    price: 'from £74 a month',
    figures: [
      ['25', 'youngest driver'],
      ['£2,000', 'tools, with deadlocks'],
      ['24 hours', 'to a van like yours'],
    ],
    words: `
        **In.** Any driver over 25 with a clean year, own goods, Europe for up to sixty days, a van of the same size while
        yours is mended.

        **Out.** Courier work, unless you ask for it and pay for it, and tools left on view.
      `,
  },
  {
    ...product('tyre-insurance', 'Tyre insurance'),
    lead: 'A fitter comes to the van. You drink the tea you would have drunk anyway.',
    price: '£14 a month',
    figures: [
      ['8', 'tyres a year'],
      ['£180', 'limit for a tyre'],
      ['2 hours', 'on a working day'],
    ],
    words: `
        **In.** Nails, screws, kerbs and building sites. Puncture repairs without limit.

        **Out.** Tyres under 2 mm, overloading, and steel rims bent on the same gatepost twice.
      `,
  },
  {
    ...product('van-warranty', 'Van warranty'),
    lead: 'Takes over when the maker’s three years end, to 150,000 miles.',
    price: 'from £46 a month',
    figures: [
      ['150,000', 'miles at the most'],
      ['£0', 'excess'],
      ['7am', 'first bay'],
    ],
    words: `
        **In.** Engine, gearbox, driveline, sliding-door gear, and a courtesy van from the second day.

        **Out.** Conversions, tail lifts, and fridges, which have warranties of their own.
      `,
  },
  {
    ...gap,
    lead: 'Pays back to the invoice without VAT, since you have had that already.',
    price: '£13 a month',
    figures: [
      ['£25,000', 'limit'],
      ['4 years', 'from delivery'],
      ['2 days', 'before we may sell it'],
    ],
    words: `
        **In.** Van, racking and livery on the same invoice, up to £4,000 for the latter two.

        **Out.** Goods, tools and lost work.

        ${twoDays}
      `,
  },
];
