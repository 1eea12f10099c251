import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const campaigns = swedish({
  path: '/kop-bil/kampanjer',
  name: 'Kampanjer',
  description: 'Solviks kampanjer just nu på bilar, hjul och service, med slutdatum och villkor.',
  order: 7,
  menuImage: picture('scenes/winter-mountains'),
  main: [
    block('rich-text', {
      title: 'Kampanjer med slutdatum',
      titleTag: 'h1',
      lead: 'Vi har få, och de tar slut när vi säger. Priserna på övriga bilar är desamma hela månaden.',
    }),
    block('image-cards', {
      layout: 'two',
      cards: [
        {
          image: picture('scenes/winter-mountains', 'En mörkblå suv framför snötäckta fjäll'),
          label: 'Till 30 november',
          title: 'Vinterhjul på köpet',
          text: 'Till alla BMW 3-serie Touring i lager. Monterade, balanserade och betalda.',
          link: link('/kop-bil/kampanjer/bilkampanjer'),
        },
        {
          image: picture('scenes/workshop', 'En vit kombi i verkstaden'),
          label: 'Till 18 december',
          title: 'Vinterkontroll 495 kr',
          text: 'Batteri, bromsar, belysning, torkare och glykol. Fyrtio minuter med protokoll.',
          link: link('/service-och-verkstad/vara-verkstadstjanster/vinterkontroll'),
        },
      ],
    }),
  ],
});

export const carCampaigns = swedish({
  path: '/kop-bil/kampanjer/bilkampanjer',
  name: 'Bilkampanjer',
  description:
    'Bilkampanjer till och med 30 november 2026: vinterhjul på köpet, låg ränta och fri hemmaladdare.',
  main: [
    block('carousel', {
      label: 'Kampanjerna i november',
      height: 'Medium',
      slides: [
        {
          image: picture('scenes/winter-mountains', 'En mörkblå suv framför snötäckta fjäll'),
          imagePhone: picture('scenes/winter-mountains-phone'),
          title: 'Vinterhjul på köpet.',
          text: 'BMW 3-serie Touring ur lager. 18 tum, dubb eller friktion.',
          link: link('/kop-bil/bilmarken/bmw', 'Se BMW'),
        },
        {
          image: picture('scenes/charging-night', 'En blå elbil laddar om natten'),
          imagePhone: picture('scenes/charging-night-phone'),
          title: 'Laddboxen bjuder vi på.',
          text: 'Till dig som beställer en ny BMW iX3 eller Kia EV3 före nyår. Monterad hemma hos dig.',
          link: link('/dack-och-biltillbehor/laddbox', 'Så går det till'),
        },
        {
          image: picture('scenes/harbour', 'En röd coupé på kajen i kvällsljus'),
          imagePhone: picture('scenes/harbour-phone'),
          title: '2,95 procent.',
          text: 'Ränta på alla demobilar som säljs i november. 20 procent kontant, upp till 60 månader.',
          link: link('/kop-bil/biltyp/demobilar', 'Se demobilarna'),
        },
      ],
    }),
    block('rich-text', {
      title: 'Bilkampanjer i november',
      titleTag: 'h1',
      lead: 'Tre stycken, och de gäller på alla anläggningar som säljer märket.',
    }),
    block('countdown', {
      title: 'Sedan går hjulen på hotell.',
      text: 'Sista dagen för vinterhjul på köpet är måndag 30 november. Vi stänger klockan sex.',
      target: '2026-11-30T18:00',
      textAfter: 'Kampanjen är slut. Nästa kommer i mars, när hjulen ska av igen.',
      link: link('/kop-bil/alla-bilar-i-lager?car_brand=BMW', 'Se bilarna'),
      image: picture('scenes/close-wheel', 'Framhjulet på en grön bil'),
    }),
    block('price-table', {
      title: 'Vad kampanjen är värd',
      titleSize: 'section',
      corner: 'Kampanjer',
      columns: [{ title: 'Vinterhjul' }, { title: 'Laddbox' }, { title: 'Ränta', note: 'på 300 000 kr' }],
      rows: [
        { title: 'Värde', cells: [{ value: '19 900 kr' }, { value: '14 900 kr' }, { value: '19 600 kr' }] },
        {
          title: 'Gäller',
          small: true,
          cells: [{ value: 'lagerbil' }, { value: 'ny bil' }, { value: 'demobil' }],
        },
        {
          title: 'Till',
          small: true,
          cells: [{ value: '30 november' }, { value: '31 december' }, { value: '30 november' }],
        },
      ],
      footnote:
        'Räntan: lån 240 000 kr, 60 månader, 2,95 %, inga avgifter, effektiv ränta 2,99 %, totalt 258 430 kr, 4 307 kr i månaden. Jämfört med 5,95 %.',
    }),
    block('faq', {
      title: 'Villkor',
      items: [
        {
          question: 'Kan jag få rabatten i stället för hjulen?',
          answer: toRichText('Ja, halva värdet. De flesta tar hjulen.'),
        },
        {
          question: 'Går det att kombinera två kampanjer?',
          answer: toRichText('Nej. Men en inbytesbil värderas som vanligt.'),
        },
        {
          question: 'Min bil levereras efter kampanjen. Gäller den då?',
          answer: toRichText('Det är dagen du skriver på som räknas.'),
        },
      ],
    }),
    block('social-share', {
      title: 'Dela med någon som fryser om händerna',
      networks: [{ network: 'Facebook' }, { network: 'E-mail' }, { network: 'Copy link' }],
    }),
  ],
});
