import { block, type DemoPage, link, picture } from '../../write.ts';

export const stock: DemoPage = {
  id: 'stock',
  language: 'sv',
  path: '/kop-bil/alla-bilar',
  name: 'Bilarna i lager',
  fields: {
    metaTitle: 'Bilarna i lager',
    navTitle: 'Bilarna i lager',
    metaDescription:
      'Vad som brukar stå på planen: halvkombi, kombi, suv, sedan och minibuss, med antal och vad de kostar.',
    headerOverContent: true,
    order: 1,
  },
  main: [
    block('stage-hero', {
      title: '1 200 bilar, hundra nya om dagen.',
      text: 'Ett lager för alla 21 butiker. Står bilen i Malmö och du i Uppsala, så flyttar vi den.',
      image: picture('pictures/carstore/car-suv-sand', 'Sandfärgad suv, snett framifrån'),
      tone: 'brand',
      size: 'small',
      link: link('/kop-bil/hitta-oss', 'Hitta din butik'),
      secondLink: link('tel:+46101234500', '010-123 45 00'),
    }),
    block('link-rows', {
      title: 'Form för form',
      text: 'Antalet är veckans, priset är det lägsta på planen. Berätta vad du letar efter, så svarar vi med tre bilar och varför.',
      action: link('tel:+46101234500', 'Ring och fråga'),
      figurePlace: 'last',
      rows: [
        { title: 'Halvkombi', text: 'Golf, Yaris, Ceed, i20', note: '241 bilar', figure: 'från 64 900 kr' },
        { title: 'Kombi', text: 'V60, V90, Passat, Octavia', note: '154 bilar', figure: 'från 79 900 kr' },
        { title: 'Suv', text: 'XC40, Niro, Tiguan, RAV4', note: '610 bilar', figure: 'från 119 900 kr' },
        { title: 'Sedan', text: '3-serie, Model 3, S60', note: '65 bilar', figure: 'från 89 900 kr' },
        {
          title: 'Minibuss',
          text: 'Multivan, V-klass, Proace',
          note: '11 bilar',
          figure: 'från 159 900 kr',
        },
      ],
    }),
    block('call-panel', {
      title: 'Säg vad du ska ha den till.',
      text: 'Barnstolar, dragkrok, pendling eller mormor i Ljusdal. Vi letar i hela lagret och ringer upp samma dag.',
      link: link('tel:+46101234500', '010-123 45 00'),
      secondLink: link('mailto:hej@carstore.example', 'hej@carstore.example'),
      facts: [
        { label: 'elbilar och laddhybrider', value: '481' },
        { label: 'med dragkrok', value: '510' },
        { label: 'under 3 000 kr i månaden', value: '677' },
      ],
      tone: 'brand',
    }),
  ],
};
