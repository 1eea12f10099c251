import { exterior } from '../../../cars/exterior.ts';
import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { brandPages } from './brand.ts';

const at = '/kop-bil/bilmarken/porsche';

export const porsche = brandPages({
  slug: 'porsche',
  name: 'Porsche',
  order: 7,
  phone: '010-550 01 36',
  menuPicture: picture(exterior('Porsche 911', 'silver'), 'En silverfärgad Porsche 911'),
  description: 'Porsche hos Solvik: Macan, Taycan, Cayenne och 911 på tre Porsche Center.',
  main: [
    block('stage-hero', {
      title: 'Porsche. Nyckeln sitter till vänster.',
      text: 'Tre Porsche Center: Göteborg, Västerås och Uppsala. Egen hall, egen verkstad, samma kaffe.',
      image: picture(
        'pictures/stages/coupe-twin-lamp-silver-front34',
        'En silverfärgad Porsche 911 snett framifrån',
      ),
      tone: 'dark',
      size: 'small',
      link: link('tel:+46105500136', 'Boka provkörning'),
      secondLink: link('/kop-bil/alla-bilar-i-lager?car_brand=Porsche', 'Porsche i lager'),
    }),
    block('model-cards', {
      heading: 'Tre namn',
      cards: [
        {
          title: 'Porsche Macan Electric',
          text: 'Tystare än förut, snabbare än då.',
          image: picture(exterior('Porsche Macan', 'navy'), 'En mörkblå Porsche Macan snett framifrån'),
          link: link(`${at}/tjanstebilar`),
          label1: 'Pris från',
          labelValue1: '899 000 kr',
          label2: 'Räckvidd',
          labelValue2: '641 km',
        },
        {
          title: 'Porsche Taycan',
          text: '320 kW in, 320 kW ut.',
          image: picture(
            exterior('Porsche Taycan', 'silver'),
            'En silverfärgad Porsche Taycan snett framifrån',
          ),
          link: link(`${at}/business-lease`),
          label1: 'Pris från',
          labelValue1: '1 189 000 kr',
          label2: 'Räckvidd',
          labelValue2: '678 km',
        },
        {
          title: 'Porsche Cayenne E-Hybrid',
          text: 'Drar tre och ett halvt ton till sjön.',
          image: picture(exterior('Porsche Cayenne', 'black'), 'En svart Porsche Cayenne snett framifrån'),
          link: link(`${at}/tjanstebilar`),
          label1: 'Pris från',
          labelValue1: '1 249 000 kr',
          label2: 'På el',
          labelValue2: '78 km',
        },
      ],
    }),
    block('text-with-image', {
      title: 'Provkör en lördag',
      text: toRichText(`
        Första lördagen i månaden åker vi tillsammans, tolv bilar, sju mil, en instruktör. Det kostar ingenting och du får
        inte köra om.
      `),
      image: picture('scenes/harbour', 'En röd coupé på kajen i kvällsljus'),
      link: link('/anlaggningar/porsche-center-goteborg', 'Porsche Center Göteborg'),
    }),
  ],
  service: {
    title: 'Två tekniker per bil.',
    lead: 'En som skruvar och en som läser momentet. Därför tar det en dag.',
    description: 'Service på Porsche hos Solvik: intervall, priser och Porsche Approved.',
    car: picture('pictures/stages/coupe-twin-lamp-navy-front34', 'En mörkblå Porsche 911 snett framifrån'),
    tone: 'light',
    main: [
      block('link-rows', {
        title: 'Riktpriser',
        figurePlace: 'last',
        rows: [
          { title: 'Macan Electric, Taycan', text: 'Vartannat år eller 3 000 mil', figure: 'från 5 900 kr' },
          { title: 'Cayenne, Panamera', text: 'Mellanservice', figure: 'från 7 900 kr' },
          { title: '718, 911', text: 'Mellanservice', figure: 'från 8 900 kr' },
          {
            title: 'Bromsskivor i keramik',
            text: 'Mätning med våg. Nya: fråga sittande',
            figure: '1 900 kr',
          },
        ],
      }),
      block('rich-text', {
        title: 'Porsche Approved',
        body: toRichText(
          'Efter en kontroll i 111 punkter går garantin att förlänga ett år i taget tills bilen är femton. Vi har en egen punkt: nummer 112 är klockan.',
        ),
        width: 'beside heading',
      }),
    ],
  },
  privateLease: {
    title: 'Ja, det går att hyra en.',
    lead: '24 eller 36 månader, 1 000 mil per år. Kräver ungefär lika mycket eftertanke som att köpa.',
    description: 'Privatleasa Porsche Macan, Taycan eller 718: månadskostnad och villkor.',
    car: picture('pictures/stages/suv-wide-grille-navy-front34', 'En mörkblå Porsche Macan snett framifrån'),
    tone: 'dark',
    main: [
      block('price-table', {
        title: 'Per månad',
        titleSize: 'section',
        corner: 'Modell',
        columns: [{ title: 'Macan Electric' }, { title: '718 Cayman' }, { title: 'Taycan' }],
        rows: [
          {
            title: '36 mån, 1 000 mil',
            cells: [{ value: '9 990 kr' }, { value: '10 490 kr' }, { value: '12 990 kr' }],
          },
          {
            title: 'Första förhöjd hyra',
            small: true,
            cells: [{ value: '60 000 kr' }, { value: '60 000 kr' }, { value: '90 000 kr' }],
          },
          {
            title: 'Övermil',
            small: true,
            cells: [{ value: '38 kr' }, { value: '42 kr' }, { value: '48 kr' }],
          },
        ],
        footnote: 'Service ingår, däck gör det inte. Det brukar vara däcken.',
      }),
    ],
  },
  serviceAgreement: {
    title: 'Service och däck',
    lead: 'Det enda serviceavtal vi säljer där däcken är med. Det finns skäl till det.',
    description: 'Serviceavtal för Porsche: service och däck från 590 kr i månaden.',
    car: picture(
      'pictures/stages/large-suv-wide-grille-black-front34',
      'En svart Porsche Cayenne snett framifrån',
    ),
    tone: 'brand',
    main: [
      block('price-table', {
        title: 'Fyra år',
        titleSize: 'section',
        corner: 'Modell',
        columns: [{ title: 'Service' }, { title: 'Service och däck', recommended: true }],
        rows: [
          { title: 'Macan, Taycan', cells: [{ value: '590 kr' }, { value: '1 190 kr' }] },
          { title: 'Cayenne', cells: [{ value: '690 kr' }, { value: '1 390 kr' }] },
          { title: '718, 911', cells: [{ value: '790 kr' }, { value: '1 490 kr' }] },
        ],
        footnote: 'Per månad. En omgång däck var 2 500 mil, monterade och balanserade.',
      }),
    ],
  },
  companyCars: {
    title: 'På företaget, med öppna ögon.',
    lead: 'Förmånsvärdet är högt. Här står det, så slipper ni räkna fel.',
    description: 'Porsche som tjänstebil: förmånsvärde för Macan Electric, Taycan och Cayenne E-Hybrid.',
    car: picture(
      'pictures/stages/saloon-closed-ev-silver-front34',
      'En silverfärgad Porsche Taycan snett framifrån',
    ),
    tone: 'light',
    main: [
      block('figure-table', {
        title: 'Netto per månad',
        labelTitle: 'Bil',
        noteTitle: 'Förmånsvärde',
        valueTitle: 'Netto vid 52 %',
        rows: [
          { label: 'Macan Electric', note: '5 390 kr', value: '2 803 kr', amount: 2803 },
          { label: 'Taycan', note: '8 240 kr', value: '4 285 kr', amount: 4285 },
          { label: 'Cayenne E-Hybrid', note: '10 950 kr', value: '5 694 kr', amount: 5694 },
        ],
        footnote: 'Grundutrustad bil, 2026 års regler. Grundutrustade finns det få av.',
        tone: 'stage',
      }),
    ],
  },
  businessLease: {
    title: 'Porsche Business Lease',
    lead: 'Finansiell leasing med restvärde som håller. Märket tappar minst av de sju.',
    description: 'Porsche Business Lease: finansiell leasing för Macan, Taycan och Cayenne.',
    car: picture('pictures/stages/saloon-closed-ev-black-front34', 'En svart Porsche Taycan snett framifrån'),
    tone: 'dark',
    main: [
      block('link-rows', {
        title: '36 månader, 1 500 mil per år',
        text: 'Utan moms, 20 procent i första förhöjd hyra.',
        figurePlace: 'last',
        rows: [
          { title: 'Macan Electric', text: 'Restvärde 58 procent', figure: '6 990 kr/mån' },
          { title: 'Taycan', text: 'Restvärde 52 procent', figure: '11 490 kr/mån' },
          { title: 'Cayenne E-Hybrid', text: 'Restvärde 60 procent', figure: '9 790 kr/mån' },
        ],
        more: link('/kop-bil/foretag/foretagsfinansiering', 'Så fungerar finansiell leasing'),
      }),
    ],
  },
});
