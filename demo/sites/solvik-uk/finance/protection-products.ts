export type Product = {
  slug: string;
  name: string;
  lead: string;
  price: string;
  figures: readonly (readonly [value: string, label: string])[];
  words: string;
  isInsurance: boolean;
};

type MakeSlug = 'mercedes-benz' | 'smart' | 'mercedes-benz-vans';

export function protectionOf(make: MakeSlug): readonly Product[] {
  return products[make];
}

const firstCover = product('motor-and-first-cover-insurance', 'Motor and first cover insurance');
const cosmetic = product('cosmetic-repair', 'Cosmetic repair');
const paint = {
  ...product('paint-and-interior-protection', 'Paint and interior protection'),
  isInsurance: false,
};
const alloys = product('tyre-and-alloy-wheel-insurance', 'Tyre and alloy wheel insurance');
const gap = product('asset-protection-gap-insurance', 'Asset protection GAP insurance');
const warranty = product('certified-warranty', 'Certified warranty');

/** The rules make a seller of GAP wait; people should know why we do. */
const twoDays = `
  **Two clear days.** The law keeps us from selling GAP on the day we tell you about it. We give you the document, you
  go home, and on the third day you may ring us. Compare it with others meanwhile. Many do.
`;

const products: Record<MakeSlug, readonly Product[]> = {
  'mercedes-benz': [
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

        ${twoDays.trim()}
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
  ],
  smart: [
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

        ${twoDays.trim()}
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
  ],
  'mercedes-benz-vans': [
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
        ['7 am', 'first bay'],
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

        ${twoDays.trim()}
      `,
    },
  ],
};

function product(slug: string, name: string) {
  return { slug, name, isInsurance: true };
}
