import { exterior } from '../../../cars/exterior.ts';
import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { brandPages } from './brand.ts';

const at = '/kop-bil/bilmarken/kia';

export const kia = brandPages({
  slug: 'kia',
  name: 'Kia',
  order: 5,
  phone: '010-550 01 33',
  menuPicture: picture(exterior('Kia EV3', 'ice-blue'), 'En ljusblå Kia EV3'),
  description: 'Kia hos Solvik: EV3, EV6, Niro och Sportage. Sju års garanti på åtta anläggningar.',
  main: [
    block('blurb', {
      title: 'Kia. Sju år är en lång tid att lova.',
      titleTag: 'h1',
      richText: toRichText(`
        Garantin gäller i sju år eller 15 000 mil, också på batteriet, och följer med om du säljer bilen. Det säger
        något om hur ofta de kommer in på annat än service.
      `),
      image: picture('scenes/rest-stop-dawn', 'En ljusblå elbil vid en rastplats i gryningen'),
      link: link('/kop-bil/alla-bilar-i-lager?car_brand=Kia', 'Kia i lager'),
      buttonType: 'Primary',
      backgroundColor: 'surface',
    }),
    block('model-cards', {
      heading: 'Från EV3 till Sportage',
      cards: [
        {
          title: 'Kia EV3',
          text: 'Liten utanpå, stor inuti.',
          image: picture(exterior('Kia EV3', 'ice-blue'), 'En ljusblå Kia EV3 snett framifrån'),
          link: link(`${at}/privatleasing`),
          isCampaign: true,
          campaign: 'Fri laddbox',
          label1: 'Pris från',
          labelValue1: '389 000 kr',
          label2: 'Räckvidd',
          labelValue2: '605 km',
        },
        {
          title: 'Kia EV4',
          text: 'Halvkombin som går längst.',
          image: picture(exterior('Kia EV4', 'white'), 'En vit Kia EV4 snett framifrån'),
          link: link(`${at}/serviceavtal`),
          isCampaign: true,
          campaign: 'Ny',
          label1: 'Pris från',
          labelValue1: '459 000 kr',
          label2: 'Räckvidd',
          labelValue2: '625 km',
        },
        {
          title: 'Kia EV6',
          text: 'Laddar från tio till åttio på arton minuter.',
          image: picture(exterior('Kia EV6', 'red'), 'En röd Kia EV6 snett framifrån'),
          link: link(`${at}/tjanstebilar`),
          label1: 'Pris från',
          labelValue1: '549 000 kr',
          label2: 'Räckvidd',
          labelValue2: '582 km',
        },
        {
          title: 'Kia EV9',
          text: 'Sju stolar, sex vuxna, en hund.',
          image: picture(exterior('Kia EV9', 'green'), 'En grön Kia EV9 snett framifrån'),
          link: link(`${at}/tjanstebilar`),
          label1: 'Pris från',
          labelValue1: '839 000 kr',
          label2: 'Räckvidd',
          labelValue2: '563 km',
        },
        {
          title: 'Kia Niro',
          text: 'Hybrid, laddhybrid eller el. Samma bil.',
          image: picture(exterior('Kia Niro', 'grey'), 'En grå Kia Niro snett framifrån'),
          link: link('/kop-bil/biltyp/hybridbilar'),
          label1: 'Pris från',
          labelValue1: '339 000 kr',
          label2: 'Förbrukning',
          labelValue2: '4,6 l/100 km',
        },
        {
          title: 'Kia Sportage',
          text: 'Laddhybrid med fyrhjulsdrift.',
          image: picture(exterior('Kia Sportage', 'green'), 'En grön Kia Sportage snett framifrån'),
          link: link(`${at}/business-lease`),
          label1: 'Pris från',
          labelValue1: '499 000 kr',
          label2: 'På el',
          labelValue2: '70 km',
        },
      ],
    }),
  ],
  service: {
    title: 'Håll garantin vid liv.',
    lead: 'Servad i tid gäller den i sju år. Hos oss eller hos någon annan som följer boken.',
    description: 'Service på Kia: intervall, priser och vad som krävs för att garantin ska gälla i sju år.',
    car: picture('pictures/stages/suv-slim-led-grey-front34', 'En grå Kia Niro snett framifrån'),
    tone: 'accent',
    main: [
      block('link-rows', {
        title: 'Intervall och pris',
        figurePlace: 'last',
        rows: [
          { title: 'EV3, EV4, EV5, EV6, EV9', text: 'Vartannat år eller 3 000 mil', figure: 'från 1 990 kr' },
          { title: 'Niro och Sportage hybrid', text: 'Varje år eller 1 500 mil', figure: 'från 2 590 kr' },
          { title: 'Laddhybrider', text: 'Varje år eller 1 500 mil', figure: 'från 2 790 kr' },
          { title: 'Picanto, Stonic, Ceed', text: 'Varje år eller 1 500 mil', figure: 'från 2 190 kr' },
        ],
      }),
      block('faq', {
        title: 'Om garantin',
        items: [
          {
            question: 'Jag har missat en service',
            answer: toRichText(
              'Missar du med mer än en månad eller 150 mil kan garantin falla på det som servicen skulle ha upptäckt. Resten gäller. Kom in så reder vi ut det.',
            ),
          },
          {
            question: 'Vad ingår inte?',
            answer: toRichText('Slitdelar, 12-voltsbatteri efter två år och lack efter fem.'),
          },
        ],
      }),
    ],
  },
  privateLease: {
    title: 'Från 3 495 kronor och sju år kvar.',
    lead: 'Du hyr i tre. Garantin räcker längre än så, och det märks på hyran.',
    description: 'Privatleasa Kia EV3, Niro eller EV6. Månadskostnader i november 2026.',
    car: picture('pictures/stages/suv-slim-led-ice-blue-front34', 'En ljusblå Kia EV3 snett framifrån'),
    tone: 'light',
    main: [
      block('price-table', {
        title: 'Tre bilar, 36 månader',
        titleSize: 'section',
        corner: 'Modell',
        columns: [
          { title: 'Niro Hybrid' },
          { title: 'EV3', note: '81,4 kWh', recommended: true },
          { title: 'EV6' },
        ],
        rows: [
          {
            title: '1 000 mil per år',
            cells: [{ value: '3 495 kr' }, { value: '3 745 kr' }, { value: '5 190 kr' }],
          },
          {
            title: '1 500 mil per år',
            cells: [{ value: '3 745 kr' }, { value: '3 995 kr' }, { value: '5 490 kr' }],
          },
          {
            title: 'Leverans',
            small: true,
            cells: [{ value: 'i lager' }, { value: 'i lager' }, { value: 'januari' }],
          },
        ],
        footnote: 'Service och assistans ingår. Försäkring från 389 kr i månaden.',
      }),
    ],
  },
  serviceAgreement: {
    title: 'Kia Service',
    lead: 'Tre eller fem år. Fem räcker nästan garantin ut.',
    description: 'Serviceavtal för Kia: tre eller fem år, från 139 kr i månaden.',
    car: picture('pictures/stages/hatchback-closed-ev-white-front34', 'En vit Kia EV4 snett framifrån'),
    tone: 'brand',
    main: [
      block('price-table', {
        title: 'Per månad',
        titleSize: 'section',
        corner: 'Drivlina',
        columns: [{ title: 'Tre år' }, { title: 'Fem år', note: 'de flesta väljer', recommended: true }],
        rows: [
          { title: 'El', cells: [{ value: '159 kr' }, { value: '139 kr' }] },
          { title: 'Hybrid', cells: [{ value: '249 kr' }, { value: '229 kr' }] },
          { title: 'Laddhybrid', cells: [{ value: '269 kr' }, { value: '249 kr' }] },
        ],
      }),
      block('rich-text', {
        title: 'Varför fem',
        body: toRichText(
          'Den femte servicen är den dyraste: bromsvätska, kylvätska och alla filter på en gång. I femårsavtalet är den redan betald.',
        ),
        width: 'beside heading',
      }),
    ],
  },
  companyCars: {
    title: 'Lågt förmånsvärde, lång garanti.',
    lead: 'EV3 kostar mindre i månaden än en mobilräkning för fyra.',
    description: 'Kia som tjänstebil: förmånsvärde och nettokostnad för EV3, EV5, EV6 och EV9.',
    car: picture('pictures/stages/suv-slim-led-red-front34', 'En röd Kia EV6 snett framifrån'),
    tone: 'dark',
    main: [
      block('figure-table', {
        title: 'Netto per månad',
        labelTitle: 'Bil',
        noteTitle: 'Förmånsvärde',
        valueTitle: 'Netto vid 52 %',
        rows: [
          { label: 'EV3 58,3 kWh', note: '2 180 kr', value: '1 134 kr', amount: 1134 },
          { label: 'EV5 81,4 kWh', note: '2 580 kr', value: '1 342 kr', amount: 1342 },
          { label: 'EV6 84 kWh', note: '2 790 kr', value: '1 451 kr', amount: 1451 },
          { label: 'EV9 99,8 kWh', note: '4 980 kr', value: '2 590 kr', amount: 2590 },
        ],
        footnote: 'Grundutrustad bil, 2026 års regler.',
        tone: 'stage',
      }),
    ],
  },
  businessLease: {
    title: 'Kia Business Lease',
    lead: 'Personbilar och den nya transportbilen PV5, på samma avtal.',
    description: 'Kia Business Lease: PV5 Cargo, EV3 och Sportage med fast hyra utan moms.',
    car: picture(
      'pictures/stages/van-closed-ev-ice-blue-front34',
      'En ljusblå Kia PV5 Cargo snett framifrån',
    ),
    tone: 'light',
    main: [
      block('link-rows', {
        title: '36 månader, 2 000 mil per år',
        text: 'Utan moms. Service och vinterhjul ingår.',
        figurePlace: 'last',
        rows: [
          { title: 'PV5 Cargo 71,2 kWh', text: '4,4 kubikmeter, lågt golv', figure: '5 690 kr/mån' },
          { title: 'EV3 81,4 kWh', text: 'Tjänstebil eller poolbil', figure: '3 890 kr/mån' },
          { title: 'Sportage laddhybrid AWD', text: 'Drar 1 650 kg', figure: '4 790 kr/mån' },
        ],
        more: link('/kop-bil/foretag/transportbilar', 'Alla transportbilar'),
      }),
    ],
  },
});
