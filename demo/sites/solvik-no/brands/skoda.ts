import type { Brand } from './brand.ts';

export const skoda: Brand = {
  slug: 'skoda',
  name: 'Škoda',
  logo: 'SKODA',
  line: 'Mest plass for pengene. Hver gang.',
  lead: 'Paraply i døra, isskrape i ladeluka, og et bagasjerom ingen klager på.',
  why: `
    **Smarte småting.** Isskrapen i ladeluka måler mønsterdybde i enden. Ingen visste at de trengte det.

    **Plass.** Enyaq har 585 liter, Kodiaq 910. Det er mer enn noen andre i samme prisklasse hos oss.

    **Service** hvert andre år på de elektriske. Det er det hele.
  `,
  models: [
    {
      slug: 'elroq',
      name: 'Elroq',
      pictured: 'Škoda Elroq',
      paint: 'orange',
      stage: 'pictures/stages/suv-slim-led-orange-side',
      line: 'Det Octavia var, elektrisk.',
      lead: 'Fornuftig uten å be om unnskyldning for det.',
      figures: [
        ['Rekkevidde, WLTP', '372–579 km'],
        ['10–80 prosent', '28 min'],
        ['Bagasjerom', '470 l'],
        ['Hengervekt', '1 200 kg'],
      ],
      variants: [
        ['50', '125 kW, 52 kWh', 369_900],
        ['85', '210 kW, 77 kWh', 445_900],
      ],
      words: `
        **Elroq 50** er den billigste nye SUV-en vi selger. Vinterrekkevidden er rundt 250 kilometer, og mange trenger ikke
        mer.

        **Elroq 85** er den de fleste ender med.

        **Baksetet** har mer plass enn man tror, fordi bakhjulene står nesten i bakfangeren.
      `,
    },
    {
      slug: 'enyaq',
      name: 'Enyaq',
      pictured: 'Škoda Enyaq',
      paint: 'navy',
      stage: 'pictures/stages/suv-wide-grille-navy-side',
      line: 'Femti tusen nordmenn kan ikke ta feil. Ikke alle.',
      lead: 'Familiebilen i Norge de siste årene. Nå med roligere understell og et nytt ansikt.',
      figures: [
        ['Rekkevidde, WLTP', '535–570 km'],
        ['10–80 prosent', '28 min'],
        ['Bagasjerom', '585 l'],
        ['Hengervekt', '1 400 kg'],
      ],
      variants: [
        ['85', '210 kW, bakhjulsdrift', 521_900],
        ['85x', '210 kW, firehjulsdrift', 559_900],
      ],
      words: `
        **85x** trekker 1 400 kilo, 85 bare 1 000. Det er den viktigste forskjellen.

        **Brukt** er den et kupp om dagen, fordi så mange leasingbiler kommer inn. Fra 289 000 for en 80 fra 2022.

        **Skiluke:** ja, midt i baksetet.
      `,
    },
    {
      slug: 'kodiaq',
      name: 'Kodiaq',
      pictured: 'Škoda Kodiaq',
      paint: 'green',
      stage: 'pictures/stages/large-suv-wide-grille-green-side',
      line: 'For dem med sju seter og to tonn bak.',
      lead: 'Ladbar hybrid eller diesel. Den siste store vi selger med motor.',
      figures: [
        ['Elektrisk, iV', '114 km'],
        ['Sitteplasser', '5 eller 7'],
        ['Bagasjerom', '910 l'],
        ['Hengervekt, diesel', '2 500 kg'],
      ],
      variants: [
        ['iV 204', 'Ladbar hybrid, 5 seter', 625_900],
        ['2.0 TDI 193 4x4', 'Diesel, 7 seter', 796_900],
      ],
      words: `
        **iV** går 114 kilometer på strøm og hurtiglader, som få hybrider gjør. Men den har fem seter.

        **TDI** trekker 2 500 kilo i hundre mil uten stopp. Hvis det er det du gjør, er det denne.

        **Avgiften** gjør dieselen dyr. Regn på antall turer med henger; leie av en stor elbil i ferien kan være billigere.
      `,
    },
  ],
};
