import { exterior } from '../../../cars/exterior.ts';
import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { bmwMain } from './bmw-main.ts';
import { brandPages } from './brand.ts';

export const bmw = brandPages({
  slug: 'bmw',
  name: 'BMW',
  order: 1,
  design: 'bmw',
  phone: '010-550 01 30',
  menuPicture: picture(exterior('BMW iX3', 'blue'), 'En blå BMW iX3'),
  description:
    'BMW hos Solvik: nya iX3, i4 Gran Coupé och 3-serie Touring. Priser, erbjudanden och provkörning.',
  main: bmwMain,
  service: {
    title: 'Bilen säger till. Vi har tid.',
    lead: 'En BMW räknar själv ut när den behöver service. Du ser det i bilen, vi ser det i systemet.',
    description: 'Service på BMW hos Solvik: Condition Based Service, priser och originaldelar.',
    car: picture(
      'pictures/stages/estate-wide-grille-black-front34',
      'En svart BMW 3-serie Touring snett framifrån',
    ),
    tone: 'light',
    main: [
      block('link-rows', {
        title: 'Service efter behov',
        text: 'Bilen mäter olja, bromsar och filter var för sig. Ofta går det att samla två besök till ett.',
        figurePlace: 'last',
        rows: [
          { title: 'Oljeservice', text: 'Bensin och diesel, med filter', figure: 'från 2 890 kr' },
          { title: 'Service i-modeller', text: 'i4, i5, iX1, iX3', figure: 'från 2 490 kr' },
          { title: 'Bromsvätska', text: 'Vartannat år', figure: '995 kr' },
          { title: 'Belägg och skivor fram', text: '3-serie', figure: 'från 5 690 kr' },
          { title: 'Kupéfilter', text: 'Två stycken på de flesta', figure: 'från 890 kr' },
        ],
      }),
      block('text-with-image', {
        title: 'Samma tekniker i nio hallar',
        text: toRichText(`
          Trettioen av våra mekaniker är BMW-certifierade, sju för högvolt. De åker till fabriken i Dingolfing vart tredje
          år och kommer hem med nya verktyg och samma skämt.
        `),
        image: picture('scenes/workshop', 'En vit kombi i en ljus verkstad'),
        reverse: true,
        link: link('/service-och-verkstad/boka-service', 'Boka service'),
        buttonType: 'Primary',
      }),
    ],
  },
  privateLease: {
    title: 'Privatleasing, i tre serier.',
    lead: 'Nya iX3, i4 och iX1 till och med 30 november. Service ingår.',
    description: 'Privatleasa BMW iX3, i4 eller iX1 genom Solvik. Månadskostnad, körsträcka och leverans.',
    car: picture('pictures/stages/suv-wide-grille-blue-front34', 'En blå BMW iX3 snett framifrån'),
    tone: 'brand',
    main: [
      block('price-table', {
        title: '36 månader',
        titleSize: 'section',
        corner: 'Modell',
        columns: [
          { title: 'iX1 eDrive20' },
          { title: 'i4 eDrive40', recommended: true },
          { title: 'iX3 50 xDrive' },
        ],
        rows: [
          {
            title: '1 000 mil per år',
            cells: [{ value: '4 695 kr' }, { value: '5 695 kr' }, { value: '7 145 kr' }],
          },
          {
            title: '1 500 mil per år',
            cells: [{ value: '4 995 kr' }, { value: '5 995 kr' }, { value: '7 495 kr' }],
          },
          {
            title: 'Vinterhjul',
            small: true,
            cells: [{ value: '279 kr' }, { value: '299 kr' }, { value: '329 kr' }],
          },
          {
            title: 'Leverans',
            small: true,
            cells: [{ value: 'januari' }, { value: 'i lager' }, { value: 'februari' }],
          },
        ],
        footnote: 'Övermil 18 kr per mil. Försäkring från 489 kr i månaden.',
      }),
    ],
  },
  serviceAgreement: {
    title: 'BMW Service Inclusive',
    lead: 'Betalt i förväg, giltigt hos alla BMW-verkstäder i Europa.',
    description: 'BMW Service Inclusive: tre till fem år, från 169 kr i månaden. Vad som ingår.',
    car: picture(
      'pictures/stages/saloon-wide-grille-silver-front34',
      'En silverfärgad BMW i4 snett framifrån',
    ),
    tone: 'light',
    main: [
      block('price-table', {
        title: 'Två paket',
        titleSize: 'section',
        corner: 'Paket',
        columns: [{ title: 'Service Inclusive' }, { title: 'Service Inclusive Plus', recommended: true }],
        rows: [
          { title: 'Elbil', cells: [{ value: '169 kr/mån' }, { value: '329 kr/mån' }] },
          { title: 'Laddhybrid', cells: [{ value: '249 kr/mån' }, { value: '429 kr/mån' }] },
          { title: 'Olja, filter, vätskor', small: true, cells: [{ value: 'ja' }, { value: 'ja' }] },
          { title: 'Bromsbelägg och skivor', small: true, cells: [{ value: '–' }, { value: 'ja' }] },
          { title: 'Torkarblad och koppling', small: true, cells: [{ value: '–' }, { value: 'ja' }] },
        ],
        footnote: 'Tre år eller 6 000 mil. Går att köpa innan bilen blir fyra år.',
      }),
    ],
  },
  companyCars: {
    title: 'BMW som tjänstebil.',
    lead: 'i4 har varit vår vanligaste tjänstebil två år i rad. iX3 blir det tredje.',
    description: 'BMW som tjänstebil: förmånsvärde och nettokostnad för iX1, i4, i5 och iX3.',
    car: picture('pictures/stages/saloon-wide-grille-green-front34', 'En mörkgrön BMW i4 snett framifrån'),
    tone: 'dark',
    main: [
      block('figure-table', {
        title: 'Netto per månad',
        labelTitle: 'Bil',
        noteTitle: 'Förmånsvärde',
        valueTitle: 'Netto vid 52 %',
        rows: [
          { label: 'iX1 eDrive20', note: '2 610 kr', value: '1 357 kr', amount: 1357 },
          { label: 'i4 eDrive40', note: '3 120 kr', value: '1 622 kr', amount: 1622 },
          { label: 'iX3 50 xDrive', note: '4 180 kr', value: '2 174 kr', amount: 2174 },
          { label: 'i5 Touring eDrive40', note: '4 890 kr', value: '2 543 kr', amount: 2543 },
        ],
        footnote: 'Grundutrustad bil, 2026 års regler.',
        tone: 'stage',
      }),
      block('faq', {
        title: 'Från lönekontoren',
        items: [
          {
            question: 'Höjer dragkroken förmånsvärdet?',
            answer: toRichText(
              'Ja, allt från fabrik gör det. En krok på 14 900 kr ger ungefär 70 kr mer i förmånsvärde per månad.',
            ),
          },
          {
            question: 'Finns det en poolbil att börja med?',
            answer: toRichText('Ja. Tre demobilar hyrs ut veckovis medan ni väntar, 1 990 kr utan moms.'),
          },
        ],
      }),
    ],
  },
  businessLease: {
    title: 'BMW Business Lease',
    lead: 'En hyra med service, hjul och assistans. Ni vet kostnaden per mil innan första milen.',
    description: 'BMW Business Lease genom Solvik: hyra utan moms för iX1, i4 och 3-serie Touring.',
    car: picture('pictures/stages/suv-wide-grille-graphite-front34', 'En mörkgrå BMW iX1 snett framifrån'),
    tone: 'light',
    main: [
      block('link-rows', {
        title: '36 månader, 2 000 mil per år',
        text: 'Utan moms, noll kronor i första förhöjd hyra.',
        figurePlace: 'last',
        rows: [
          { title: 'iX1 eDrive20', text: '2,51 kr per kilometer, allt utom el', figure: '4 190 kr/mån' },
          { title: 'i4 eDrive40', text: '3,11 kr per kilometer, allt utom el', figure: '5 190 kr/mån' },
          {
            title: '330e Touring',
            text: '3,29 kr per kilometer, allt utom drivmedel',
            figure: '5 490 kr/mån',
          },
        ],
      }),
    ],
  },
});
