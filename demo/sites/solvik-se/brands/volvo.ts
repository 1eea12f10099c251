import { exterior } from '../../../cars/exterior.ts';
import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { brandPages } from './brand.ts';

const at = '/kop-bil/bilmarken/volvo';

export const volvo = brandPages({
  slug: 'volvo',
  name: 'Volvo',
  order: 3,
  phone: '010-550 01 31',
  menuPicture: picture(exterior('Volvo V60', 'navy'), 'En mörkblå Volvo V60'),
  description: 'Volvo hos Solvik: EX30, EX40, XC60 och V60. Priser, leverans och nio anläggningar.',
  main: [
    block('text-with-image', {
      title: 'Volvo. Byggd för samma väglag.',
      titleTag: 'h1',
      text: toRichText(`
        Nästan hälften av bilarna i våra verkstäder är Volvo. Vi har sålt dem sedan 1931 och kan dem utantill, också de
        som saknar nyckelhål.
      `),
      image: picture('scenes/winter-mountains', 'En mörkblå suv framför snötäckta fjäll'),
      link: link('/kop-bil/alla-bilar-i-lager?car_brand=Volvo', 'Volvo i lager'),
      buttonType: 'Primary',
      figures: [
        { value: '9', label: 'anläggningar' },
        { value: '34', label: 'Volvotekniker' },
      ],
    }),
    block('model-cards', {
      heading: 'Sex att börja med',
      link: link(`${at}/privatleasing`, 'Privatleasing'),
      cards: [
        {
          title: 'Volvo EX30',
          text: 'Minst i familjen, snabbast i backen.',
          image: picture(exterior('Volvo EX30', 'pearl'), 'En pärlvit Volvo EX30 snett framifrån'),
          link: link(`${at}/privatleasing`),
          label1: 'Pris från',
          labelValue1: '409 000 kr',
          label2: 'Räckvidd',
          labelValue2: '476 km',
        },
        {
          title: 'Volvo EX40',
          text: 'Den som hette XC40 Recharge.',
          image: picture(exterior('Volvo EX40', 'silver'), 'En silverfärgad Volvo EX40 snett framifrån'),
          link: link(`${at}/tjanstebilar`),
          label1: 'Pris från',
          labelValue1: '579 000 kr',
          label2: 'Räckvidd',
          labelValue2: '573 km',
        },
        {
          title: 'Volvo EX90',
          text: 'Sju platser, noll liter.',
          image: picture(exterior('Volvo EX90', 'sand'), 'En sandfärgad Volvo EX90 snett framifrån'),
          link: link(`${at}/business-lease`),
          label1: 'Pris från',
          labelValue1: '1 099 000 kr',
          label2: 'Räckvidd',
          labelValue2: '611 km',
        },
        {
          title: 'Volvo V60 T6',
          text: 'Laddhybrid med plats för skåpet.',
          image: picture(exterior('Volvo V60', 'navy'), 'En mörkblå Volvo V60 snett framifrån'),
          link: link(`${at}/tjanstebilar`),
          isCampaign: true,
          campaign: 'I lager',
          label1: 'Pris från',
          labelValue1: '619 000 kr',
          label2: 'På el',
          labelValue2: '91 km',
        },
        {
          title: 'Volvo XC60 T6',
          text: 'Sveriges mest sedda bakdel.',
          image: picture(exterior('Volvo XC60', 'graphite'), 'En mörkgrå Volvo XC60 snett framifrån'),
          link: link(`${at}/business-lease`),
          label1: 'Pris från',
          labelValue1: '679 000 kr',
          label2: 'Drar',
          labelValue2: '2 250 kg',
        },
        {
          title: 'Volvo XC90 T8',
          text: 'Drar husvagnen och hela laget.',
          image: picture(exterior('Volvo XC90', 'white'), 'En vit Volvo XC90 snett framifrån'),
          link: link(`${at}/tjanstebilar`),
          label1: 'Pris från',
          labelValue1: '949 000 kr',
          label2: 'Drar',
          labelValue2: '2 400 kg',
        },
      ],
    }),
  ],
  service: {
    title: 'Tredje generationens Volvotekniker.',
    lead: 'Originalservice från 2 390 kr. Programvaran uppdateras samtidigt, och vi säger vad som är nytt.',
    description: 'Service på Volvo hos Solvik: intervall, priser och vad som ingår, från EX30 till V70.',
    car: picture(
      'pictures/stages/estate-slim-led-silver-front34',
      'En silverfärgad Volvo V60 snett framifrån',
    ),
    tone: 'light',
    main: [
      block('figure-table', {
        title: 'Vad servicen kostar',
        labelTitle: 'Modell',
        noteTitle: 'Intervall',
        valueTitle: 'Från',
        rows: [
          { label: 'EX30, EX40, EX90', note: '3 000 mil eller 2 år', value: '2 390 kr' },
          { label: 'XC40, V60, XC60 bensin', note: '3 000 mil eller 1 år', value: '3 290 kr' },
          { label: 'T6 och T8 laddhybrid', note: '3 000 mil eller 1 år', value: '3 690 kr' },
          { label: 'Diesel från 2014', note: '3 000 mil eller 1 år', value: '3 490 kr' },
        ],
        footnote:
          'Äldre än fem år: 20 procent på delar. Kamrem på dieslar vid 18 000 mil eller tio år, 9 900 kr.',
        tone: 'paper',
      }),
      block('rich-text', {
        title: 'Det ingår alltid',
        body: toRichText(`
          Ny programvara, Volvo Assistans i tolv månader, tvätt och en lånecykel. Har du V70 med mer än 30 000 mil får
          du dessutom ett foto på väggen. Det hänger elva där nu.
        `),
        width: 'beside heading',
      }),
    ],
  },
  privateLease: {
    title: 'En Volvo, månad för månad.',
    lead: 'Tre modeller, 36 månader, 1 500 mil om året. Service ingår.',
    description: 'Privatleasa Volvo EX30, EX40 eller V60 genom Solvik. Månadskostnad och villkor.',
    car: picture('pictures/stages/suv-slim-led-pearl-front34', 'En pärlvit Volvo EX30 snett framifrån'),
    tone: 'brand',
    main: [
      block('link-rows', {
        title: 'November 2026',
        layout: 'below heading',
        figurePlace: 'last',
        rows: [
          {
            title: 'EX30 Single Motor Extended Range',
            text: 'Plus, värmepump, 20 tum',
            note: 'leverans i januari',
            figure: '4 295 kr/mån',
          },
          {
            title: 'EX40 Single Motor Extended',
            text: 'Plus, dragkrok förberedd',
            note: 'leverans i februari',
            figure: '5 690 kr/mån',
          },
          { title: 'V60 T6 AWD', text: 'Plus Dark, dragkrok', note: 'i lager', figure: '6 490 kr/mån' },
        ],
        more: link('/kop-bil/bilagande/privatleasa-din-bil', 'Så fungerar privatleasing'),
      }),
      block('rich-text', {
        title: 'Hellre äga?',
        body: toRichText(`
          En fyra år gammal V60 på lån kostar ungefär lika mycket i månaden och är din när det är klart. Vi har
          [räknat på båda](/kop-bil/finansiering/billan).
        `),
        width: 'beside heading',
      }),
    ],
  },
  serviceAgreement: {
    title: 'Serviceavtal Plus',
    lead: 'Allt som står i boken, i tre år. Priset är låst och följer bilen.',
    description: 'Serviceavtal för Volvo: tre nivåer, från 189 kr i månaden. Vad som ingår.',
    car: picture('pictures/stages/suv-wide-grille-graphite-front34', 'En mörkgrå Volvo XC60 snett framifrån'),
    tone: 'dark',
    main: [
      block('price-table', {
        title: 'Tre nivåer',
        titleSize: 'section',
        corner: 'Nivå',
        columns: [{ title: 'Service' }, { title: 'Plus', recommended: true }, { title: 'Hel' }],
        rows: [
          {
            title: 'Elbil, per månad',
            cells: [{ value: '189 kr' }, { value: '289 kr' }, { value: '489 kr' }],
          },
          {
            title: 'Laddhybrid, per månad',
            cells: [{ value: '289 kr' }, { value: '419 kr' }, { value: '649 kr' }],
          },
          {
            title: 'Service enligt program',
            small: true,
            cells: [{ value: 'ja' }, { value: 'ja' }, { value: 'ja' }],
          },
          {
            title: 'Bromsar och torkare',
            small: true,
            cells: [{ value: '–' }, { value: 'ja' }, { value: 'ja' }],
          },
          { title: 'Lånebil', small: true, cells: [{ value: '–' }, { value: '–' }, { value: 'ja' }] },
        ],
      }),
    ],
  },
  companyCars: {
    title: 'Volvo på jobbet.',
    lead: 'Förmånsvärden för de fyra vanligaste, och vad som går att få före årsskiftet.',
    description:
      'Volvo som tjänstebil: förmånsvärde, nettokostnad och leveranstid för EX30, EX40, V60 och XC60.',
    car: picture('pictures/stages/suv-slim-led-silver-front34', 'En silverfärgad Volvo EX40 snett framifrån'),
    tone: 'light',
    main: [
      block('figure-table', {
        title: 'Nettokostnad per månad',
        labelTitle: 'Bil',
        noteTitle: 'Förmånsvärde',
        valueTitle: 'Netto vid 52 %',
        rows: [
          { label: 'EX30 Extended Range', note: '2 410 kr', value: '1 253 kr', amount: 1253 },
          { label: 'EX40 Single Motor', note: '2 870 kr', value: '1 492 kr', amount: 1492 },
          { label: 'V60 T6 AWD', note: '4 640 kr', value: '2 413 kr', amount: 2413 },
          { label: 'XC60 T6 AWD', note: '5 210 kr', value: '2 709 kr', amount: 2709 },
        ],
        footnote: 'Grundutrustad bil, 2026 års regler. Före årsskiftet: EX30 och V60 ur lager.',
        tone: 'stage',
      }),
      block('call-panel', {
        title: 'Byta tre eller trettio?',
        text: 'Volvoavtal med fast restvärde skriver vi från tre bilar.',
        link: link('/kop-bil/foretag/foretagsgruppen', 'Företagsgruppen'),
        secondLink: link('tel:+46105500170', '010-550 01 70'),
        tone: 'brand',
      }),
    ],
  },
  businessLease: {
    title: 'Volvo Business Lease',
    lead: 'Operationell leasing: en hyra, en faktura, ingen gissning om restvärdet.',
    description: 'Volvo Business Lease genom Solvik: hyra per månad utan moms för EX40, V60 och XC60.',
    car: picture('pictures/stages/suv-wide-grille-navy-front34', 'En mörkblå Volvo XC60 snett framifrån'),
    tone: 'brand',
    main: [
      block('price-table', {
        title: 'Hyra per månad, utan moms',
        titleSize: 'section',
        corner: 'Modell',
        columns: [{ title: 'EX40' }, { title: 'V60 T6' }, { title: 'XC60 T6' }],
        rows: [
          {
            title: '36 mån, 2 000 mil',
            cells: [{ value: '4 990 kr' }, { value: '5 690 kr' }, { value: '6 290 kr' }],
          },
          {
            title: '48 mån, 2 000 mil',
            cells: [{ value: '4 590 kr' }, { value: '5 190 kr' }, { value: '5 790 kr' }],
          },
          {
            title: 'Service',
            small: true,
            cells: [{ value: 'ingår' }, { value: 'ingår' }, { value: 'ingår' }],
          },
          {
            title: 'Vinterhjul',
            small: true,
            cells: [{ value: 'ingår' }, { value: 'ingår' }, { value: 'ingår' }],
          },
        ],
        footnote: 'Försäkring tillkommer. Övermil 12 kr per mil utan moms.',
      }),
    ],
  },
});
