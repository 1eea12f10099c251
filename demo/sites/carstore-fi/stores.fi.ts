import { block, type DemoPage, link } from '../../site-builder.ts';

export const stores: DemoPage = {
  id: 'stores',
  language: 'fi',
  path: '/loyda-meidat',
  name: 'Löydä meidät',
  fields: {
    metaTitle: 'Löydä meidät: yhdeksän myymälää',
    navTitle: 'Löydä meidät',
    metaDescription: 'Carstoren yhdeksän myymälän osoitteet, puhelinnumerot ja aukioloajat.',
    order: 4,
  },
  main: [
    block('place-list', {
      title: 'Löydä meidät',
      titleTag: 'h1',
      text: 'Sama varasto ja sama hinta kaikissa yhdeksässä. Pihassa on tilaa ja sisällä kahvia.',
      rows: [
        {
          name: 'Vantaa, Petikko',
          address: 'Petikontie 18, 01720 Vantaa',
          note: 'Ark. 9–18, la 10–16',
          link: link('/loyda-meidat/vantaa-petikko', 'Myymälään'),
        },
        {
          name: 'Espoo, Lommila',
          address: 'Lommilantie 9, 02740 Espoo',
          note: 'Ark. 9–18, la 10–16',
          link: link('/loyda-meidat/espoo-lommila', 'Myymälään'),
        },
        {
          name: 'Turku, Länsikeskus',
          address: 'Kärsämäentie 26, 20360 Turku',
          note: 'Ark. 9–18, la 10–15',
          link: link('/loyda-meidat/turku-lansikeskus', 'Myymälään'),
        },
        {
          name: 'Tampere, Lielahti',
          address: 'Possijärvenkatu 4, 33400 Tampere',
          note: 'Ark. 9–18, la 10–15',
          link: link('/loyda-meidat/tampere-lielahti', 'Myymälään'),
        },
        {
          name: 'Vaasa',
          address: 'Kappelinmäentie 12, 65370 Vaasa',
          note: 'Ark. 9–17, la 10–14',
          link: link('/loyda-meidat/vaasa', 'Myymälään'),
        },
        {
          name: 'Oulu, Limingantulli',
          address: 'Ratamotie 22, 90630 Oulu',
          note: 'Ark. 9–18, la 10–15',
          link: link('/loyda-meidat/oulu-limingantulli', 'Myymälään'),
        },
        {
          name: 'Jyväskylä, Palokka',
          address: 'Saarijärventie 50, 40270 Palokka',
          note: 'Ark. 9–17, la 10–14',
          link: link('/loyda-meidat/jyvaskyla-palokka', 'Myymälään'),
        },
        {
          name: 'Kuopio, Volttikatu',
          address: 'Volttikatu 7, 70700 Kuopio',
          note: 'Ark. 9–17, la 10–14',
          link: link('/loyda-meidat/kuopio-volttikatu', 'Myymälään'),
        },
        {
          name: 'Lahti, Renkomäki',
          address: 'Orimattilankatu 120, 15680 Lahti',
          note: 'Ark. 9–17, la 10–14',
          link: link('/loyda-meidat/lahti-renkomaki', 'Myymälään'),
        },
      ],
    }),
    block('call-panel', {
      title: 'Matkaa yli sata kilometriä? Tuomme.',
      text: 'Auto tulee pihaasi autonkuljettimella torstaisin. Palautusoikeus alkaa siitä, kun avain on kädessäsi.',
      link: link('tel:+358100004500', '010 000 4500'),
      secondLink: link('mailto:moi@carstore.example', 'moi@carstore.example'),
      tone: 'brand',
    }),
  ],
};
