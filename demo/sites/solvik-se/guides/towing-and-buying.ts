import { block, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const towing = swedish({
  path: '/livet-med-bil/dragvikter',
  name: 'Dragvikter',
  menu: 'Dragvikter på en sida',
  description: 'Vad får du dra? B, utökad B och BE, tjänstevikt, totalvikt och kultryck på en sida.',
  order: 2,
  menuImage: picture('scenes/forest-road'),
  main: [
    block('rich-text', {
      title: 'Dragvikter på en sida',
      titleTag: 'h1',
      lead: 'Det som räknas är vad släpet får väga, inte vad det väger. Siffran heter totalvikt och står i registreringsbeviset.',
    }),
    block('price-table', {
      title: 'Vad körkortet räcker till',
      titleSize: 'section',
      corner: 'Behörighet',
      columns: [{ title: 'B' }, { title: 'Utökad B' }, { title: 'BE' }],
      rows: [
        {
          title: 'Bil och släp tillsammans',
          cells: [{ value: '3 500 kg' }, { value: '4 250 kg' }, { value: '7 000 kg' }],
        },
        {
          title: 'Lätt släp, högst 750 kg',
          small: true,
          cells: [{ value: 'alltid' }, { value: 'alltid' }, { value: 'alltid' }],
        },
        { title: 'Prov', small: true, cells: [{ value: '–' }, { value: 'körprov' }, { value: 'körprov' }] },
      ],
      footnote:
        'Totalvikter enligt registreringsbevisen. Bilens egen dragvikt gäller alltid också. Hastighet med släp: högst 80 km/h.',
    }),
    block('figure-table', {
      title: 'Vad bilen orkar',
      labelTitle: 'Modell',
      noteTitle: 'Drivning',
      valueTitle: 'Släp med broms',
      rows: [
        { label: 'Toyota Hilux', note: 'diesel', value: '3 500 kg', amount: 3500 },
        { label: 'Volvo XC90', note: 'laddhybrid', value: '2 400 kg', amount: 2400 },
        { label: 'BMW iX3', note: 'el', value: '2 000 kg', amount: 2000 },
        { label: 'Volvo V60 T6', note: 'laddhybrid', value: '2 000 kg', amount: 2000 },
        { label: 'Polestar 2', note: 'el', value: '1 500 kg', amount: 1500 },
        { label: 'Kia EV3', note: 'el', value: '1 000 kg', amount: 1000 },
        { label: 'Toyota Yaris Cross', note: 'hybrid', value: '750 kg', amount: 750 },
      ],
      footnote: 'Typiska värden. Din bils siffra står i registreringsbeviset, rad O.1.',
      tone: 'stage',
    }),
    block('faq', {
      title: 'Tre fel vi ser varje sommar',
      items: [
        {
          question: 'Husvagnen är tom, så det är lugnt',
          answer: toRichText('Det är totalvikten som räknas mot körkortet, även när skåpen är tomma.'),
        },
        {
          question: 'Allt tungt längst bak',
          answer: toRichText(
            'Då lyfter kulan och släpet börjar svänga i 70. Lägg det tunga över axeln och sikta på 60–80 kg kultryck.',
          ),
        },
        {
          question: 'Gamla däck på släpet',
          answer: toRichText(
            'De ser nya ut eftersom de inte slits. Efter sex år är gummit hårt ändå. Läs årtalet på sidan.',
          ),
        },
      ],
    }),
  ],
});

export const buyingUsed = swedish({
  path: '/livet-med-bil/kopa-begagnad-bil',
  name: 'Köpa begagnad bil',
  description:
    'Checklista när du köper begagnad bil, av oss eller av någon annan: papper, plåt, provkörning.',
  order: 3,
  menuImage: picture('scenes/harbour'),
  main: [
    block('text-with-image', {
      title: 'Checklista, också när du köper av grannen.',
      titleTag: 'h1',
      text: toRichText(`
        Vi köper in fyratusen bilar om året. Det här tittar inköparna på, i den ordning de gör det. Det tar en
        halvtimme och kräver dagsljus, en trasa och lite tålamod.
      `),
      image: picture('scenes/harbour', 'En röd coupé på kajen i kvällsljus'),
    }),
    block('rich-text', {
      title: 'I ordning',
      body: toRichText(`
        ### Papperen

        1. Servicebok, digital eller på papper. Luckor på mer än 3 000 mil vill du ha en förklaring till.
        2. Skulder och restriktioner. Sök på registreringsnumret hos Transportstyrelsen.
        3. Två nycklar. Saknas en kostar den 3 900 kr.

        ### Plåten

        1. Titta längs sidan, inte på den. Olika nyans betyder omlackerad.
        2. Hjulhus, trösklar, bakluckans nederkant. Knacka.
        3. Däckens datum: fyra siffror, vecka och år.

        ### Provkörningen

        1. Kall motor. Be säljaren låta bli att starta innan du kommer.
        2. Släpp ratten på rak väg, bromsa hårt en gång, kör över ett gupp.
        3. Slå på allt: AC, stolsvärme, kamera, alla fyra rutor.

        Är något gult i ditt protokoll är det inte ett nej. Det är ett pris. Läs också om att [köpa vid
        10 000 mil](/berattelser/2026/tiotusen-mil).
      `),
      width: 'beside heading',
    }),
  ],
});
