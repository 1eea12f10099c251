import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { brandPages } from './brand.ts';
import { miniMain } from './mini-main.ts';

const red = picture('pictures/stages/hatchback-round-lamp-red-front34', 'En röd MINI Cooper snett framifrån');

export const mini = brandPages({
  slug: 'mini',
  name: 'MINI',
  order: 2,
  design: 'mini',
  phone: '010-550 01 35',
  menuPicture: red,
  description: 'MINI hos Solvik: Cooper Electric, Cooper S och Aceman. Priser, erbjudanden och provkörning.',
  main: miniMain,
  service: {
    title: 'Liten bil, kort besök.',
    lead: 'De flesta servicar tar två timmar. Fikabrödet räcker till dess.',
    description: 'Service på MINI hos Solvik: priser, intervall och vad som är speciellt med en liten bil.',
    car: picture('pictures/stages/hatchback-round-lamp-green-front34', 'En grön MINI Cooper snett framifrån'),
    tone: 'light',
    main: [
      block('link-rows', {
        title: 'Priser',
        figurePlace: 'last',
        rows: [
          { title: 'Cooper Electric, Aceman', text: 'Vartannat år', figure: 'från 2 290 kr' },
          { title: 'Cooper C och S', text: 'Oljeservice, varje år', figure: 'från 2 690 kr' },
          { title: 'Countryman', text: 'Oljeservice eller el', figure: 'från 2 490 kr' },
          { title: 'Cabrio, taket', text: 'Tvätt, smörjning, tätningar', figure: '1 290 kr' },
        ],
      }),
      block('rich-text', {
        title: 'Runda lampor, raka priser',
        body: toRichText(
          'Ett nytt glas kostar 3 400 kr och tar fyrtio minuter. Rune förklarar [varför de är runda](/berattelser/2026/runda-lampor).',
        ),
        width: 'beside heading',
      }),
    ],
  },
  privateLease: {
    title: 'Tre år med samma leende.',
    lead: 'Cooper Electric från 3 495 kr. Du får inte måla om den.',
    description: 'Privatleasa MINI Cooper Electric, Aceman eller Countryman. Månadskostnader i november.',
    car: red,
    tone: 'dark',
    main: [
      block('price-table', {
        title: '36 månader',
        titleSize: 'section',
        corner: 'Modell',
        columns: [
          { title: 'Cooper SE', recommended: true },
          { title: 'Aceman SE' },
          { title: 'Country\u00ADman' },
        ],
        rows: [
          {
            title: '1 000 mil per år',
            cells: [{ value: '3 495 kr' }, { value: '3 895 kr' }, { value: '4 195 kr' }],
          },
          {
            title: '1 500 mil per år',
            cells: [{ value: '3 695 kr' }, { value: '4 095 kr' }, { value: '4 395 kr' }],
          },
          {
            title: 'Leverans',
            small: true,
            cells: [{ value: 'i lager' }, { value: 'i lager' }, { value: 'februari' }],
          },
        ],
      }),
    ],
  },
  serviceAgreement: {
    title: 'MINI Service Inclusive',
    lead: 'Tre år, allt utom diesel och dåligt humör.',
    description: 'MINI Service Inclusive: 149 kr i månaden i tre år. Vad som ingår.',
    car: picture('pictures/stages/convertible-round-lamp-blue-front34', 'En blå MINI Cabrio snett framifrån'),
    tone: 'light',
    main: [
      block('link-rows', {
        title: '149 kronor i månaden',
        text: 'I tre år eller 4 500 mil. 129 kr för elbil.',
        rows: [
          { title: 'Alla servicar', text: 'När bilen ber om det' },
          { title: 'Bromsvätska och filter', text: 'Enligt program' },
          { title: 'Assistans', text: 'I hela Europa, också när nyckeln ligger i bilen' },
          { title: 'Överlåtbart', text: 'Följer med den nya ägaren' },
        ],
      }),
    ],
  },
  companyCars: {
    title: 'En tjänstebil som får plats.',
    lead: 'Lågt förmånsvärde, kort parkering. Den enda invändningen brukar vara chefens ben.',
    description: 'MINI som tjänstebil: förmånsvärde för Cooper Electric, Aceman och Countryman.',
    car: picture(
      'pictures/stages/hatchback-round-lamp-black-front34',
      'En svart MINI Aceman snett framifrån',
    ),
    tone: 'dark',
    main: [
      block('figure-table', {
        title: 'Netto per månad',
        labelTitle: 'Bil',
        noteTitle: 'Förmånsvärde',
        valueTitle: 'Netto vid 52 %',
        rows: [
          { label: 'Cooper E', note: '2 090 kr', value: '1 087 kr', amount: 1087 },
          { label: 'Aceman E', note: '2 150 kr', value: '1 118 kr', amount: 1118 },
          { label: 'Countryman E', note: '2 460 kr', value: '1 279 kr', amount: 1279 },
        ],
        footnote: 'Grundutrustad bil, 2026 års regler.',
        tone: 'stage',
      }),
    ],
  },
  businessLease: {
    title: 'MINI Business Lease',
    lead: 'För budfirman, mäklaren och den som alltid kör ensam.',
    description: 'MINI Business Lease: Cooper, Aceman och Countryman med fast hyra utan moms.',
    car: picture('pictures/stages/hatchback-round-lamp-white-front34', 'En vit MINI Cooper snett framifrån'),
    tone: 'light',
    main: [
      block('link-rows', {
        title: '36 månader, 1 500 mil per år',
        text: 'Utan moms. Vill ni ha logotypen på taket gör vi det också.',
        figurePlace: 'last',
        rows: [
          { title: 'Cooper E', text: 'Tre dörrar, 305 km', figure: '2 890 kr/mån' },
          { title: 'Aceman E', text: 'Fem dörrar, 310 km', figure: '3 090 kr/mån' },
          { title: 'Countryman E', text: 'Fem dörrar, 462 km', figure: '3 590 kr/mån' },
          { title: 'Takdekal', text: 'Flagga eller logotyp', figure: '2 900 kr' },
        ],
      }),
      block('call-panel', {
        title: 'Tre eller fler?',
        text: 'Då hämtar vi bilarna hos er när det är dags för service.',
        link: link('/kop-bil/foretag/certified-fleet', 'Certified Fleet'),
        tone: 'dark',
      }),
    ],
  },
});
