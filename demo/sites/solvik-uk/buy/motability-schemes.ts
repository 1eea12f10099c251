import type { BrandSlug } from '../brands/brand.ts';

export type Scheme = {
  lead: string;
  /** What can be ordered now; empty where the Scheme has closed the make to new orders. */
  cars: readonly (readonly [title: string, text: string, advance: string])[];
  words: string;
};

export const schemes: Partial<Record<BrandSlug, Scheme>> = {
  bmw: {
    lead: 'The Scheme stopped taking new orders for BMW in late 2025. If you already drive one, nothing changes until your agreement ends.',
    cars: [],
    words: `
      **While you have it** we do the servicing, the tyres and the MOT, all seven BMW dealerships, no bill. Ring the
      workshop as you always have.

      **When it ends** you may be offered an extension. Say yes to the letter before it lapses if you want time. After
      that, MINI, Kia and Vauxhall are still on the Scheme, and the [MINI Countryman](/buy-car/motability/mini) is built
      on the same floor as an X1.

      **Adaptations** fitted to your BMW can often move with you: hand controls nearly always, hoists usually, swivel
      seats seldom. Our specialist in Gateshead measures both cars before you choose.
    `,
  },
  mini: {
    lead: 'Low enough to slide into, high enough in the Countryman to step into. Try both; knees differ.',
    cars: [
      ['MINI Cooper E, Classic', 'Electric, three doors, 190 miles', 'nil'],
      ['MINI Aceman E, Classic', 'Electric, five doors, 192 miles', '£499'],
      ['MINI Countryman C, Classic', 'Petrol, automatic', '£1,249'],
    ],
    words: `
      **Doors.** The three-door Cooper has long ones. Good for getting in, awkward in a narrow bay.

      **Boot.** The Countryman takes a folding wheelchair without folding the seats. The Aceman takes one with the
      smaller half folded. The Cooper takes a walking frame.

      **Charging.** Electric cars come with a home charge point, or a card for public ones if you have no drive.
    `,
  },
  'mercedes-benz': {
    lead: 'New orders closed in late 2025. We look after the cars that are out there, and the people in them.',
    cars: [],
    words: `
      **Servicing and tyres** at Newcastle, Leeds and Glasgow, with collection from your door within twenty miles.

      **V-Class and Vito conversions.** Wheelchair-accessible ones are a separate part of the Scheme. We do not convert,
      but we lend our ramp, our tape measure and two patient people for an afternoon.

      **Handing back.** A free look a month before, so that you know what counts as fair wear. Scuffs do. Dog teeth do not.
    `,
  },
  kia: {
    lead: 'The make most of our Scheme customers choose. Upright seats, wide doors, and a boot lip at knee height.',
    cars: [
      ['Picanto 2', 'Petrol, automatic, the easiest to park', 'nil'],
      ['EV3 Air', 'Electric, 270 miles', '£249'],
      ['Sportage 2 Hybrid', 'Petrol hybrid, automatic', '£1,995'],
    ],
    words: `
      **Seat height.** From the ground to the cushion: Picanto 53 cm, EV3 62 cm, Sportage 67 cm. Measure your favourite
      chair and compare.

      **Boot hoist.** Fits the Sportage without losing the rear seats. The EV3 loses the smaller half.
    `,
  },
  vauxhall: {
    lead: 'Small advance payments, or none. Hand controls fitted in Middlesbrough in two days.',
    cars: [
      ['Corsa Yes, automatic', 'Petrol, five doors', 'nil'],
      ['Corsa Electric Yes', 'Electric, 251 miles', 'nil'],
      ['Mokka Griffin, automatic', 'Petrol, higher seat', '£349'],
    ],
    words: `
      **Why Corsa.** It is narrow. In an ordinary bay both doors open fully, which no other car on the list manages.

      **Why not.** The boot takes a folded transit chair and nothing else.
    `,
  },
};
