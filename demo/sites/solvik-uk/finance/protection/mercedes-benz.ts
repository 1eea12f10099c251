import { alloys, cosmetic, firstCover, gap, type Product, paint, twoDays, warranty } from './product.ts';

export const mercedesBenz: readonly Product[] = [
  {
    ...firstCover,
    lead: 'Seven days’ comprehensive cover from the moment you take the keys, so that you can drive home and shop for the rest.',
    price: 'first 7 days free',
    figures: [
      ['7 days', 'free, comprehensive'],
      ['25', 'youngest driver'],
      ['£500', 'excess'],
    ],
    words: `
        **In.** You and one named driver, in the UK, in the car you collect. Repair by our own bodyshop with original
        parts.

        **Out.** Drivers with a disqualification in the last five years, hire and reward, and track days.

        **After a week** it ends by itself. You get one quote for a year from Wearmouth Mutual, and no telephone call
        unless you ask for it.
      `,
  },
  {
    ...cosmetic,
    lead: 'Chips, scuffs and dents no longer than 30 cm, mended at your home or work by a person with a van.',
    price: '£18 a month',
    figures: [
      ['30 cm', 'longest scratch'],
      ['£10', 'excess a repair'],
      ['2 days', 'to the first appointment'],
    ],
    words: `
        **In.** Stone chips, car-park dents, scuffed bumpers and mirrors. As many as you like, one at a time.

        **Out.** Rust, hail over the whole car, anything that needs a new panel, and damage from before the policy.

        **Worth it** on a lease that is judged at the end. Less so on a car you mean to keep for ten years.
      `,
  },
  {
    ...paint,
    lead: 'A ceramic coat outside and a fabric guard inside, put on before you collect. Not an insurance: a bottle and four hours’ work.',
    price: '£449',
    figures: [
      ['4 hours', 'in our own bay'],
      ['5 years', 'guaranteed by the maker'],
      ['£449', 'once'],
    ],
    words: `
        **Does.** Makes dirt come off sooner. Keeps bird droppings from etching. Lets coffee bead on the seat.

        **Does not.** Stop scratches, stone chips or children.

        **Can you do it yourself?** Yes, on a dry weekend, for about £60. It will last a year.
      `,
  },
  {
    ...alloys,
    lead: 'For wheels of 19 inches and more, where a kerb costs as much as a weekend away.',
    price: '£16 a month',
    figures: [
      ['4', 'wheel repairs a year'],
      ['£300', 'limit for a tyre'],
      ['£0', 'excess'],
    ],
    words: `
        **In.** Punctures, cuts, kerbed rims with or without a diamond-cut face.

        **Out.** Tyres under 2 mm, corrosion, wheels that are not original, and theft.

        **Note.** A diamond-cut wheel can be refaced twice in its life. After that the policy pays towards a new one.
      `,
  },
  {
    ...gap,
    lead: 'If the car is stolen or written off, pays what lies between the insurer’s sum and what you paid or owe.',
    price: '£11 a month',
    figures: [
      ['£20,000', 'limit'],
      ['3 years', 'from delivery'],
      ['2 days', 'before we may sell it'],
    ],
    words: `
        **In.** The larger of the invoice price and the settlement of your finance, less what your motor insurer pays, and
        up to £250 of its excess.

        **Out.** Claims your motor insurer refuses, arrears, and road tax.

        ${twoDays}
      `,
  },
  {
    ...warranty,
    lead: 'For cars up to ten years and 100,000 miles: mechanical and electrical parts that fail without being worn out.',
    price: 'from £42 a month',
    figures: [
      ['100,000', 'miles at the start'],
      ['£100', 'excess'],
      ['13,000', 'parts on the list'],
    ],
    words: `
        **In.** Engine, gearbox, suspension, electronics and the high-voltage system, with original parts and our labour.

        **Out.** Brakes, clutch, tyres, trim, rattles, and anything a missed service would have prevented.

        **Moves** with the car if you sell it privately, which buyers like.
      `,
  },
];
