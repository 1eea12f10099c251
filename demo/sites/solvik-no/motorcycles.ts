import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { page } from './page.ts';

const path = '/motorsykler';

const motorcycles = page({
  path,
  name: 'Motorsykler',
  description:
    'BMW Motorrad hos Solvik i Oslo, Bergen og Trondheim: salg, verksted, utstyr og vinterlagring.',
  order: 30,
  fields: { menuText: 'BMW Motorrad i Oslo, Bergen og Trondheim.' },
  main: [
    block('hero', {
      content: 'Video',
      videoDesktop: { media: 'videos/coast' },
      videoPhone: { media: 'videos/coast-phone' },
      image: picture('scenes/fjord-dawn', 'En stille fjord ved daggry'),
      title: 'Veien er like lang. Den blir bare bedre.',
      text: 'BMW Motorrad i Oslo, Bergen og Trondheim. Vi har kjørt alle rutene vi anbefaler.',
      link: link(`${path}/bmw-motorrad`, 'Syklene'),
      buttonType: 'Light',
      secondLink: link('/service-og-verksted/motorsykkel', 'Bestill time på verkstedet'),
    }),
    block('text-with-image', {
      title: 'Vinterlagring med lader',
      text: toRichText(`
        Vi henter sykkelen hjemme hos deg, vasker den, fyller tanken og setter den på lader i et tørt rom på
        tolv grader. I april står den klar med riktig lufttrykk og fersk olje.
      `),
      image: picture('scenes/winter-mountains', 'En blå SUV foran snødekte fjell'),
      imageRatio: '1:1',
      reverse: true,
      link: link(`${path}/vinterlagring`, 'Slik går det for seg'),
      figures: [
        { value: '2 490 kr', label: 'november–mars' },
        { value: '890 kr', label: 'henting, tur-retur' },
      ],
    }),
    block('countdown', {
      title: 'Sesongen åpner 10. april.',
      text: 'Kaffe, prøvekjøring og gratis lufttrykk på alle tre steder.',
      textAfter: 'Sesongen er i gang. Lufttrykket er fortsatt gratis.',
      target: '2027-04-10T10:00',
      background: 'stage',
      buttonType: 'Primary',
      link: link('/finn-oss', 'Finn oss'),
    }),
    block('place-list', {
      title: 'Tre steder med to hjul',
      rows: [
        {
          name: 'Solvik Motorrad Oslo',
          address: 'Alnakaia 18, 0668 Oslo',
          link: link('tel:+4722220160', '22 22 01 60'),
        },
        {
          name: 'Solvik Motorrad Bergen',
          address: 'Laksekaien 7, 5053 Bergen',
          link: link('tel:+4722220260', '22 22 02 60'),
        },
        {
          name: 'Solvik Motorrad Trondheim',
          address: 'Skipsverftgata 3, 7042 Trondheim',
          link: link('tel:+4722220360', '22 22 03 60'),
        },
      ],
    }),
  ],
});

const bmwMotorrad = page({
  path: `${path}/bmw-motorrad`,
  name: 'BMW Motorrad',
  description:
    'BMW Motorrad hos Solvik: R 1300 GS, R 12 nineT, F 900 XR og elektriske CE 02, med priser levert Oslo.',
  order: 1,
  fields: { menuImage: picture('scenes/coast-dusk') },
  main: [
    block('rich-text', {
      title: 'BMW Motorrad',
      titleTag: 'h1',
      lead: 'Fire sykler vi alltid har på gulvet, og resten på seks ukers varsel.',
    }),
    block('link-rows', {
      title: 'På gulvet i vinter',
      text: 'Veiledende priser levert Oslo, med registrering. Årets siste sykler selges ut før jul.',
      figurePlace: 'last',
      rows: [
        {
          title: 'BMW R 1300 GS',
          text: 'Eventyrsykkelen som tåler hverdagen',
          note: 'Oslo, Bergen',
          figure: 'fra 329 900 kr',
        },
        {
          title: 'BMW R 12 nineT',
          text: 'To sylindre og ingenting overflødig',
          note: 'Oslo',
          figure: 'fra 279 900 kr',
        },
        {
          title: 'BMW F 900 XR',
          text: 'Til Lofoten på en dag, hvis du må',
          note: 'alle tre',
          figure: 'fra 209 900 kr',
        },
        {
          title: 'BMW CE 02',
          text: 'Elektrisk, 90 km, ingen unnskyldninger',
          note: 'Oslo',
          figure: 'fra 94 900 kr',
        },
      ],
    }),
    block('faq', {
      title: 'Før du setter deg opp',
      items: [
        {
          question: 'Kan jeg prøvekjøre om vinteren?',
          answer: toRichText(
            'Fra 1. mars, når veiene er feid. Før det kan du sitte på dem i hallen og lage lyder.',
          ),
        },
        {
          question: 'Tar dere innbytte?',
          answer: toRichText('Ja, både sykkel og bil. Prisen får du samme dag, og den gjelder i sju.'),
        },
        {
          question: 'Hvor ofte trenger den service?',
          answer: toRichText(
            'Hver 10 000 kilometer eller hvert år. Første service ved 1 000 er med i prisen.',
          ),
        },
      ],
    }),
  ],
});

const storage = page({
  path: `${path}/vinterlagring`,
  name: 'Vinterlagring',
  description:
    'Vinterlagring av motorsykkel hos Solvik: henting, vask, lader og tolv grader fra november til mars.',
  order: 2,
  fields: { menuImage: picture('scenes/winter-mountains') },
  main: [
    block('rich-text', {
      title: 'Vinterlagring',
      titleTag: 'h1',
      lead: 'Plassene er talte: 120 i Oslo, 60 i Bergen og 60 i Trondheim. De pleier å være borte i midten av november.',
    }),
    block('steps', {
      title: 'Fra oktober til april',
      titleSize: 'section',
      steps: [
        {
          title: 'Henting',
          text: 'Hjemme hos deg, på henger med stropper som ikke gnager. 890 kr tur-retur.',
        },
        {
          title: 'Inn',
          text: 'Vask, full tank, stabilisator, luft, lader. Bilder av alle riper som er der fra før.',
        },
        { title: 'Vinteren', text: 'Tolv grader, 45 prosent fuktighet. Hjulene dreies én gang i måneden.' },
        { title: 'Ut', text: 'Fersk olje hvis du vil. Klar fra 1. april, eller når du ringer.' },
      ],
    }),
    block('contact-line', {
      title: 'Bestill plass',
      line: link('tel:+4722220160', '22 22 01 60'),
      note: toRichText('[mc@solvik.example](mailto:mc@solvik.example). 2 490 kr for november–mars.'),
    }),
  ],
});

export const motorcyclePages: readonly DemoPage[] = [motorcycles, bmwMotorrad, storage];
