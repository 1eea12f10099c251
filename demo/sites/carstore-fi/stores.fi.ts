import { block, type DemoPage, link } from '../../write.ts';

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
          link: link('tel:+358100004510', '010 000 4510'),
        },
        {
          name: 'Espoo, Lommila',
          address: 'Lommilantie 9, 02740 Espoo',
          note: 'Ark. 9–18, la 10–16',
          link: link('tel:+358100004511', '010 000 4511'),
        },
        {
          name: 'Turku, Länsikeskus',
          address: 'Kärsämäentie 26, 20360 Turku',
          note: 'Ark. 9–18, la 10–15',
          link: link('tel:+358100004512', '010 000 4512'),
        },
        {
          name: 'Tampere, Lielahti',
          address: 'Possijärvenkatu 4, 33400 Tampere',
          note: 'Ark. 9–18, la 10–15',
          link: link('tel:+358100004513', '010 000 4513'),
        },
        {
          name: 'Vaasa',
          address: 'Kappelinmäentie 12, 65370 Vaasa',
          note: 'Ark. 9–17, la 10–14',
          link: link('tel:+358100004514', '010 000 4514'),
        },
        {
          name: 'Oulu, Limingantulli',
          address: 'Ratamotie 22, 90630 Oulu',
          note: 'Ark. 9–18, la 10–15',
          link: link('tel:+358100004515', '010 000 4515'),
        },
        {
          name: 'Jyväskylä, Palokka',
          address: 'Saarijärventie 50, 40270 Palokka',
          note: 'Ark. 9–17, la 10–14',
          link: link('tel:+358100004516', '010 000 4516'),
        },
        {
          name: 'Kuopio, Volttikatu',
          address: 'Volttikatu 7, 70700 Kuopio',
          note: 'Ark. 9–17, la 10–14',
          link: link('tel:+358100004517', '010 000 4517'),
        },
        {
          name: 'Lahti, Renkomäki',
          address: 'Orimattilankatu 120, 15680 Lahti',
          note: 'Ark. 9–17, la 10–14',
          link: link('tel:+358100004518', '010 000 4518'),
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
