import { block, type DemoPage, link, picture } from '../../write.ts';

export const stock: DemoPage = {
  id: 'stock',
  language: 'sv',
  path: '/osta-auto/vaihtoautot',
  name: 'Begagnade bilar',
  fields: {
    metaTitle: 'Begagnade bilar i lager',
    navTitle: 'Begagnade bilar',
    metaDescription:
      'Vad som står på gården: kombi, halvkombi, stadsjeep, sedan och familjebuss, med antal och lägsta pris.',
    headerOverContent: true,
    order: 1,
  },
  main: [
    block('stage-hero', {
      title: '700 bilar, tjugo nya om dagen.',
      text: 'Ett lager, nio gårdar. Berätta vad bilen ska användas till, så letar vi fram tre som duger.',
      image: picture('pictures/carstore/car-suv-sand', 'Sandfärgad stadsjeep, snett framifrån'),
      tone: 'brand',
      size: 'small',
      link: link('tel:+358100004500', 'Ring 010 000 4500'),
      secondLink: link('/sv/loyda-meidat', 'Närmaste butik'),
    }),
    block('link-rows', {
      title: 'En form i taget',
      text: 'Antalet är veckans, priset gårdens lägsta.',
      figurePlace: 'last',
      rows: [
        { title: 'Kombi', text: 'Octavia, Corolla, V60, Passat', note: '89 bilar', figure: 'från 6 900 €' },
        { title: 'Halvkombi', text: 'Golf, Yaris, Ceed, Fabia', note: '141 bilar', figure: 'från 5 400 €' },
        {
          title: 'Stadsjeep',
          text: 'Qashqai, RAV4, XC40, Tiguan',
          note: '356 bilar',
          figure: 'från 9 900 €',
        },
        { title: 'Sedan', text: 'Superb, 3-serie, A4', note: '39 bilar', figure: 'från 7 900 €' },
        {
          title: 'Familjebuss',
          text: 'Multivan, Proace, Berlingo',
          note: '7 bilar',
          figure: 'från 12 900 €',
        },
      ],
    }),
    block('call-panel', {
      title: 'Säg vad den ska dra.',
      text: 'Släpkärra, snöskoter eller tre barnstolar. Vi går igenom hela lagret och ringer samma dag.',
      link: link('tel:+358100004500', '010 000 4500'),
      secondLink: link('mailto:moi@carstore.example', 'moi@carstore.example'),
      facts: [
        { label: 'med dragkrok', value: '371' },
        { label: 'med motorvärmare', value: '502' },
        { label: 'under 250 €/mån', value: '351' },
      ],
      tone: 'brand',
    }),
  ],
};
