import { block, type DemoPage, link, picture } from '../../write.ts';

export const stock: DemoPage = {
  id: 'stock',
  language: 'fi',
  path: '/osta-auto/vaihtoautot',
  name: 'Vaihtoautot',
  fields: {
    metaTitle: 'Vaihtoautot varastossa',
    navTitle: 'Vaihtoautot',
    metaDescription:
      'Mitä pihassa on: farmarit, viistoperät, maasturit, porrasperät ja tila-autot, määrät ja alimmat hinnat.',
    headerOverContent: true,
    order: 1,
  },
  main: [
    block('stage-hero', {
      title: '700 autoa, kaksikymmentä uutta päivässä.',
      text: 'Yksi varasto, yhdeksän pihaa. Kerro mihin autoa tarvitset, niin etsimme kolme sopivaa.',
      image: picture('pictures/carstore/car-suv-sand', 'Hiekanvärinen maasturi etuviistosta'),
      tone: 'brand',
      size: 'small',
      link: link('tel:+358100004500', 'Soita 010 000 4500'),
      secondLink: link('/loyda-meidat', 'Lähin myymälä'),
    }),
    block('link-rows', {
      title: 'Muoto kerrallaan',
      text: 'Määrä on tämän viikon, hinta pihan alin.',
      figurePlace: 'last',
      rows: [
        {
          title: 'Farmari',
          text: 'Octavia, Corolla, V60, Passat',
          note: '89 autoa',
          figure: 'alk. 6 900 €',
        },
        { title: 'Viistoperä', text: 'Golf, Yaris, Ceed, Fabia', note: '141 autoa', figure: 'alk. 5 400 €' },
        { title: 'Maasturi', text: 'Qashqai, RAV4, XC40, Tiguan', note: '356 autoa', figure: 'alk. 9 900 €' },
        { title: 'Porrasperä', text: 'Superb, 3-sarja, A4', note: '39 autoa', figure: 'alk. 7 900 €' },
        { title: 'Tila-auto', text: 'Multivan, Proace, Berlingo', note: '7 autoa', figure: 'alk. 12 900 €' },
      ],
    }),
    block('call-panel', {
      title: 'Kerro, mitä sen pitää vetää.',
      text: 'Peräkärry, kelkka vai kolme turvaistuinta. Käymme koko varaston läpi ja soitamme samana päivänä.',
      link: link('tel:+358100004500', '010 000 4500'),
      secondLink: link('mailto:moi@carstore.example', 'moi@carstore.example'),
      facts: [
        { label: 'vetokoukulla', value: '371' },
        { label: 'lohkolämmittimellä', value: '502' },
        { label: 'alle 250 €/kk', value: '351' },
      ],
      tone: 'brand',
    }),
  ],
};
