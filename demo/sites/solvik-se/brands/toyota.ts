import { exterior } from '../../../cars/exterior.ts';
import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { brandPages } from './brand.ts';

const at = '/kop-bil/bilmarken/toyota';

export const toyota = brandPages({
  slug: 'toyota',
  name: 'Toyota',
  order: 6,
  phone: '010-550 01 34',
  menuPicture: picture(exterior('Toyota Yaris Cross', 'white'), 'En vit Toyota Yaris Cross'),
  description: 'Toyota hos Solvik: Yaris Cross, Corolla, RAV4 och bZ4X. Hybrider på åtta anläggningar.',
  main: [
    block('hero', {
      image: picture('scenes/forest-road', 'En mörkröd kombi på en skogsväg i kvällsljus'),
      imagePhone: picture('scenes/forest-road-phone'),
      title: 'Toyota. Startar i dag också.',
      text: 'Hybrider sedan innan det hette så. Åtta anläggningar, tio års garanti om du servar hos oss.',
      link: link('/kop-bil/alla-bilar-i-lager?car_brand=Toyota', 'Toyota i lager'),
      buttonType: 'Light',
      secondLink: link(`${at}/service`, 'Service'),
    }),
    block('model-cards', {
      heading: 'Från Yaris till bZ4X',
      cards: [
        {
          title: 'Toyota Yaris',
          text: 'Tre liter och åtta deciliter på tio mil.',
          image: picture(exterior('Toyota Yaris', 'red'), 'En röd Toyota Yaris snett framifrån'),
          link: link(`${at}/privatleasing`),
          label1: 'Pris från',
          labelValue1: '259 000 kr',
          label2: 'Förbrukning',
          labelValue2: '3,8 l/100 km',
        },
        {
          title: 'Toyota Yaris Cross',
          text: 'Hög nog för skogsvägen, kort nog för stan.',
          image: picture(
            exterior('Toyota Yaris Cross', 'white'),
            'En vit Toyota Yaris Cross snett framifrån',
          ),
          link: link(`${at}/privatleasing`),
          label1: 'Pris från',
          labelValue1: '309 000 kr',
          label2: 'Förbrukning',
          labelValue2: '4,4 l/100 km',
        },
        {
          title: 'Toyota Corolla Touring Sports',
          text: 'Kombi för den som räknar.',
          image: picture(
            exterior('Toyota Corolla Touring Sports', 'burgundy'),
            'En vinröd Toyota Corolla kombi snett framifrån',
          ),
          link: link(`${at}/privatleasing`),
          label1: 'Pris från',
          labelValue1: '319 000 kr',
          label2: 'Förbrukning',
          labelValue2: '4,5 l/100 km',
        },
        {
          title: 'Toyota C-HR',
          text: 'Som en keps, bak och fram.',
          image: picture(exterior('Toyota C-HR', 'orange'), 'En orange Toyota C-HR snett framifrån'),
          link: link(`${at}/tjanstebilar`),
          label1: 'Pris från',
          labelValue1: '379 000 kr',
          label2: 'Förbrukning',
          labelValue2: '4,7 l/100 km',
        },
        {
          title: 'Toyota RAV4',
          text: 'Laddhybrid, fyrhjulsdrift, dragkrok.',
          image: picture(exterior('Toyota RAV4', 'silver'), 'En silverfärgad Toyota RAV4 snett framifrån'),
          link: link(`${at}/tjanstebilar`),
          label1: 'Pris från',
          labelValue1: '549 000 kr',
          label2: 'På el',
          labelValue2: '75 km',
        },
        {
          title: 'Toyota bZ4X',
          text: 'El, äntligen med förvärmt batteri.',
          image: picture(exterior('Toyota bZ4X', 'black'), 'En svart Toyota bZ4X snett framifrån'),
          link: link(`${at}/business-lease`),
          isCampaign: true,
          campaign: 'Ny',
          label1: 'Pris från',
          labelValue1: '479 000 kr',
          label2: 'Räckvidd',
          labelValue2: '569 km',
        },
      ],
    }),
    block('text-with-image', {
      title: 'Trettonde året hos samma mekaniker',
      text: toRichText(`
        Gun Persson har servat sin Auris hos Rune i Uddevalla sedan 2013. På 16 400 mil har verkstaden kostat 4,35 kronor
        milen. Hon tänker inte byta.
      `),
      image: picture('scenes/dealership-day', 'En silverfärgad kombi utanför bilhallen'),
      reverse: true,
      link: link('/berattelser/2026/trettonde-aret', 'Läs berättelsen'),
    }),
  ],
  service: {
    title: 'Tio år, om du kommer hit.',
    lead: 'Varje service förlänger garantin ett år, upp till tio år eller 20 000 mil. Också om bilen redan är sju.',
    description: 'Service på Toyota hos Solvik: Toyota Relax, hybridtest och priser.',
    car: picture(
      'pictures/stages/hatchback-slim-led-silver-front34',
      'En silverfärgad Toyota Corolla snett framifrån',
    ),
    tone: 'light',
    main: [
      block('price-table', {
        title: 'Service, fast pris',
        titleSize: 'section',
        corner: 'Modell',
        columns: [{ title: 'Yaris, Aygo X' }, { title: 'Corolla, C-HR' }, { title: 'RAV4, bZ4X' }],
        rows: [
          {
            title: 'Liten, udda år',
            cells: [{ value: '2 190 kr' }, { value: '2 390 kr' }, { value: '2 590 kr' }],
          },
          {
            title: 'Stor, jämna år',
            cells: [{ value: '3 690 kr' }, { value: '3 990 kr' }, { value: '4 490 kr' }],
          },
          {
            title: 'Hybridtest',
            small: true,
            cells: [{ value: 'ingår' }, { value: 'ingår' }, { value: 'ingår' }],
          },
          {
            title: 'Garanti ett år till',
            small: true,
            cells: [{ value: 'ja' }, { value: 'ja' }, { value: 'ja' }],
          },
        ],
      }),
    ],
  },
  privateLease: {
    title: 'En hybrid utan sladd och utan krångel.',
    lead: 'Fem modeller från 2 995 kronor. Ingen laddbox behövs.',
    description: 'Privatleasa Toyota Yaris, Yaris Cross, Corolla eller bZ4X. Månadskostnader och leverans.',
    car: picture('pictures/stages/suv-slim-led-white-front34', 'En vit Toyota Yaris Cross snett framifrån'),
    tone: 'accent',
    main: [
      block('link-rows', {
        title: '36 månader, 1 500 mil per år',
        layout: 'below heading',
        figurePlace: 'last',
        rows: [
          { title: 'Yaris 1.5 Hybrid', text: 'Style, automat', note: 'i lager', figure: '2 995 kr/mån' },
          { title: 'Yaris Cross AWD-i', text: 'Style, vinterpaket', note: 'i lager', figure: '3 795 kr/mån' },
          {
            title: 'Corolla Touring Sports',
            text: '1.8 Hybrid, dragkrok',
            note: 'februari',
            figure: '3 990 kr/mån',
          },
          { title: 'C-HR 1.8 Hybrid', text: 'Style', note: 'i lager', figure: '4 190 kr/mån' },
          { title: 'bZ4X 73,1 kWh', text: 'Active, värmepump', note: 'januari', figure: '4 790 kr/mån' },
        ],
      }),
    ],
  },
  serviceAgreement: {
    title: 'Toyota Relax och ett avtal.',
    lead: 'Garantin får du på köpet. Avtalet jämnar ut kostnaden.',
    description: 'Serviceavtal för Toyota: från 129 kr i månaden, med garanti upp till tio år.',
    car: picture(
      'pictures/stages/estate-slim-led-burgundy-front34',
      'En vinröd Toyota Corolla kombi snett framifrån',
    ),
    tone: 'dark',
    main: [
      block('figure-table', {
        title: 'Per månad, tre år',
        labelTitle: 'Modell',
        valueTitle: 'Kr i månaden',
        rows: [
          { label: 'Aygo X, Yaris', value: '129', amount: 129 },
          { label: 'Yaris Cross, Corolla', value: '179', amount: 179 },
          { label: 'C-HR, Prius', value: '199', amount: 199 },
          { label: 'RAV4, bZ4X', value: '239', amount: 239 },
          { label: 'Proace City, Proace', value: '269', amount: 269 },
        ],
        footnote: 'Service, bromsvätska, torkarblad och assistans. Med moms.',
        tone: 'stage',
      }),
    ],
  },
  companyCars: {
    title: 'Toyota som tjänstebil.',
    lead: 'För den som kör långt, drar släp eller bor där laddarna tar slut.',
    description: 'Toyota som tjänstebil: förmånsvärde för RAV4, bZ4X, C-HR och Corolla.',
    car: picture(
      'pictures/stages/suv-wide-grille-silver-front34',
      'En silverfärgad Toyota RAV4 snett framifrån',
    ),
    tone: 'brand',
    main: [
      block('figure-table', {
        title: 'Netto per månad',
        labelTitle: 'Bil',
        noteTitle: 'Förmånsvärde',
        valueTitle: 'Netto vid 52 %',
        rows: [
          { label: 'bZ4X 73,1 kWh', note: '2 520 kr', value: '1 310 kr', amount: 1310 },
          { label: 'C-HR laddhybrid', note: '3 420 kr', value: '1 778 kr', amount: 1778 },
          { label: 'Corolla Touring Sports', note: '3 680 kr', value: '1 914 kr', amount: 1914 },
          { label: 'RAV4 laddhybrid', note: '4 050 kr', value: '2 106 kr', amount: 2106 },
        ],
        footnote: 'Grundutrustad bil, 2026 års regler.',
        tone: 'stage',
      }),
      block('rich-text', {
        title: 'Ett tips',
        body: toRichText(
          'Kör du mindre än fyra mil om dagen och kan ladda på jobbet är C-HR som laddhybrid billigast att köra av de fyra, inte bZ4X.',
        ),
        width: 'beside heading',
      }),
    ],
  },
  businessLease: {
    title: 'Toyota Business Lease',
    lead: 'Proace, Proace City och Hilux med fast hyra. Och personbilarna bredvid.',
    description: 'Toyota Business Lease: transportbilar och personbilar med fast hyra utan moms.',
    car: picture(
      'pictures/stages/van-closed-ev-silver-front34',
      'En silverfärgad Toyota Proace snett framifrån',
    ),
    tone: 'light',
    main: [
      block('price-table', {
        title: 'Transportbilar, utan moms',
        titleSize: 'section',
        corner: 'Modell',
        columns: [{ title: 'Proace City' }, { title: 'Proace' }, { title: 'Hilux' }],
        rows: [
          {
            title: '36 mån, 2 000 mil',
            cells: [{ value: '4 290 kr' }, { value: '5 490 kr' }, { value: '5 190 kr' }],
          },
          { title: 'Drivning', small: true, cells: [{ value: 'el' }, { value: 'el' }, { value: 'diesel' }] },
          {
            title: 'Lastar',
            small: true,
            cells: [{ value: '750 kg' }, { value: '1 000 kg' }, { value: '1 020 kg' }],
          },
          {
            title: 'Service och hjul',
            small: true,
            cells: [{ value: 'ingår' }, { value: 'ingår' }, { value: 'ingår' }],
          },
        ],
      }),
      block('call-panel', {
        title: 'Inredd innan den rullar.',
        text: 'Hyllor, golv och dekal läggs på hyran om ni vill.',
        link: link('/kop-bil/foretag/transportbilar', 'Transportbilar'),
        tone: 'dark',
      }),
    ],
  },
});
