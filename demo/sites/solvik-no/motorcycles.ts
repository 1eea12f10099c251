import { prose } from '../../prose.ts';
import { block, type DemoPage, link, picture } from '../../write.ts';

export const motorcycles: DemoPage = {
  id: 'motorcycles',
  language: 'nb',
  path: '/motorsykler',
  name: 'Motorsykler',
  fields: {
    metaTitle: 'Motorsykler',
    navTitle: 'Motorsykler',
    metaDescription:
      'BMW Motorrad hos Solvik i Oslo, Bergen og Trondheim: salg, verksted, utstyr og vinterlagring.',
    order: 20,
  },
  main: [
    block('hero', {
      image: picture('pictures/solvik/story-coast-wide', 'Veien langs en stille fjord ved daggry'),
      title: 'Veien er like lang. Den blir bare bedre.',
      text: 'BMW Motorrad i Oslo, Bergen og Trondheim. Vi har kjørt alle rutene vi anbefaler.',
      link: link('tel:+4722220160', 'Ring 22 22 01 60'),
      buttonType: 'Light',
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
          figure: 'fra 329 900 kr',
        },
        {
          title: 'BMW R 12 nineT',
          text: 'To sylindre og ingenting overflødig',
          note: 'Oslo',
          figure: 'fra 279 900 kr',
        },
        {
          title: 'BMW F 900 XR',
          text: 'Til Lofoten på en dag, hvis du må',
          note: 'alle tre',
          figure: 'fra 209 900 kr',
        },
        {
          title: 'BMW CE 02',
          text: 'Elektrisk, 90 km, ingen unnskyldninger',
          note: 'Oslo',
          figure: 'fra 94 900 kr',
        },
      ],
    }),
    block('text-with-image', {
      title: 'Vinterlagring med lader',
      text: prose(`
        Vi henter sykkelen hjemme hos deg, vasker den, fyller tanken og setter den på lader i et tørt rom på
        tolv grader. I april står den klar med riktig lufttrykk og fersk olje.

        Plassene er talte: 120 i Oslo, 60 i Bergen og 60 i Trondheim.
      `),
      image: picture('pictures/solvik/story-winter', 'Snødekte fjell speiler seg i vannet'),
      imageRatio: '1:1',
      reverse: true,
      link: link('mailto:mc@solvik.example', 'mc@solvik.example'),
      figures: [
        { value: '2 490 kr', label: 'november–mars' },
        { value: '890 kr', label: 'henting, tur-retur' },
      ],
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
};
