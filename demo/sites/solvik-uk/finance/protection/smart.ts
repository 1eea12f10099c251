import { alloys, cosmetic, firstCover, gap, type Product, paint, twoDays, warranty } from './product.ts';

export const smart: readonly Product[] = [
  {
    ...firstCover,
    lead: 'Five days’ cover from collection, for drivers from 21. Long enough to find a year’s policy that suits.',
    price: 'first 5 days free',
    figures: [
      ['5 days', 'free, comprehensive'],
      ['21', 'youngest driver'],
      ['£350', 'excess'],
    ],
    words: `
        **In.** One driver, the UK, home and public charging cables while in use.

        **Out.** Hire and reward, and drivers with fewer than twelve months on a full licence.

        **After five days** it lapses. Nobody rings.
      `,
  },
  {
    ...cosmetic,
    lead: 'Two-tone roofs and plastic panels need somebody who knows them. Ours does nothing else.',
    price: '£13 a month',
    figures: [
      ['30 cm', 'longest scratch'],
      ['£10', 'excess a repair'],
      ['3 days', 'to the first appointment'],
    ],
    words: `
        **In.** Chips, scuffs and dents on painted panels, and the contrast colour on the roof.

        **Out.** Wraps, stickers and anything on glass.

        **On a fortwo** the panels are plastic and do not dent. Skip this one.
      `,
  },
  {
    ...paint,
    lead: 'The same ceramic coat as on a Mercedes-Benz, on two thirds of the surface. The price follows.',
    price: '£299',
    figures: [
      ['3 hours', 'in our own bay'],
      ['5 years', 'guaranteed by the maker'],
      ['£299', 'once'],
    ],
    words: `
        **Does.** Helps most on matt paint, which must never be polished. Dirt comes off with water alone.

        **Does not.** Replace washing.
      `,
  },
  {
    ...alloys,
    lead: 'Nineteen inches are standard on the #1. Kerbs are standard everywhere.',
    price: '£12 a month',
    figures: [
      ['3', 'wheel repairs a year'],
      ['£220', 'limit for a tyre'],
      ['£0', 'excess'],
    ],
    words: `
        **In.** Punctures, also those that cannot be mended with the foam in the boot, and kerbed rims.

        **Out.** Aero covers, tyres under 2 mm, winter sets that are not on the car.
      `,
  },
  {
    ...gap,
    lead: 'Electric cars lost value quickly in 2023 and 2024. If yours is written off, this pays the difference.',
    price: '£10 a month',
    figures: [
      ['£15,000', 'limit'],
      ['3 years', 'from delivery'],
      ['2 days', 'before we may sell it'],
    ],
    words: `
        **In.** Back to the invoice price, with the home charger if it was on the same invoice.

        **Out.** Claims your motor insurer refuses, and arrears.

        ${twoDays}
      `,
  },
  {
    ...warranty,
    lead: 'From the end of the maker’s three years to the car’s seventh birthday.',
    price: 'from £27 a month',
    figures: [
      ['7 years', 'oldest car'],
      ['£75', 'excess'],
      ['22 kW', 'charger covered'],
    ],
    words: `
        **In.** Motor, on-board charger, screens, heat pump and the 12-volt system.

        **Out.** The drive battery, which smart itself covers for eight years or 125,000 miles, and wear.
      `,
  },
];
