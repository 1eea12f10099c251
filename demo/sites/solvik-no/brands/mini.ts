import type { Brand } from './brand.ts';

export const mini: Brand = {
  slug: 'mini',
  name: 'MINI',
  logo: 'MINI',
  design: 'mini',
  line: 'Liten bil. Lang vei hjem.',
  lead: 'Tre størrelser, alle elektriske. Runde lykter, rund skjerm, og en sving som fremdeles er moro.',
  why: `
    **Byen** er det den er laget for. Svingradius under elleve meter på alle tre.

    **Fjellet** klarer den også. Vintersettet vi selger er piggfritt, 16 tommer, og gjør bilen roligere.

    **Prisen** faller lite. En tre år gammel Cooper hos oss koster rundt 70 prosent av ny.
  `,
  models: [
    {
      slug: 'cooper',
      name: 'Cooper',
      pictured: 'MINI Cooper',
      paint: 'red',
      stage: 'pictures/stages/hatchback-round-lamp-red-side',
      line: 'Den du husker, uten eksos.',
      lead: 'Tre dører, fire seter, én rund skjerm. Kjører som før.',
      figures: [
        ['Rekkevidde, WLTP', '305–402 km'],
        ['10–80 prosent', '30 min'],
        ['Bagasjerom', '210 l'],
        ['Lengde', '3,86 m'],
      ],
      variants: [
        ['Cooper E', '135 kW', 349_900],
        ['Cooper SE', '160 kW, større batteri', 397_900],
      ],
      words: `
        **Velg SE.** E rekker 190 kilometer på en kald dag, og det er litt lite hvis du glemmer kabelen én natt.

        **Baksetet** er for vesker og barn over fire.

        **Bagasjerommet** tar fire handleposer eller ett par slalåmski med setet nede.
      `,
    },
    {
      slug: 'aceman',
      name: 'Aceman',
      pictured: 'MINI Aceman',
      paint: 'ice-blue',
      stage: 'pictures/stages/hatchback-round-lamp-ice-blue-side',
      line: 'Midt imellom, med vilje.',
      lead: 'Fem dører på fire meter. Den for folk med barnevogn og gateparkering.',
      figures: [
        ['Rekkevidde, WLTP', '310–406 km'],
        ['10–80 prosent', '31 min'],
        ['Bagasjerom', '300 l'],
        ['Lengde', '4,08 m'],
      ],
      variants: [
        ['Aceman E', '135 kW', 369_900],
        ['Aceman SE', '160 kW, større batteri', 407_900],
      ],
      words: `
        **Barnevogn:** de fleste går inn med hjulene av. Ta den med til prøvekjøringen.

        **Sittehøyden** er seks centimeter over Cooper. Det merkes på ryggen og på utsikten.

        **Hengerfeste** fås ikke. Sykkelstativ på taket, ja.
      `,
    },
    {
      slug: 'countryman',
      name: 'Countryman',
      pictured: 'MINI Countryman',
      paint: 'green',
      stage: 'pictures/stages/suv-slim-led-green-side',
      line: 'Den store lille.',
      lead: 'Firehjulsdrift, hengerfeste og 460 liter bak. Fortsatt en MINI, mest forfra.',
      figures: [
        ['Rekkevidde, WLTP', '433–462 km'],
        ['10–80 prosent', '29 min'],
        ['Bagasjerom', '460 l'],
        ['Hengervekt', '1 200 kg'],
      ],
      variants: [
        ['Countryman E', '150 kW, forhjulsdrift', 426_900],
        ['Countryman SE ALL4', '230 kW, firehjulsdrift', 473_900],
      ],
      words: `
        **Samme gulv som BMW iX1,** litt mindre pris, litt mer farge.

        **ALL4** er verdt de 47 000 hvis du har bakke eller henger. Ellers ikke.

        **Baksetet** kan skyves tretten centimeter. Velg mellom bein og bagasje hver morgen.
      `,
    },
  ],
};
