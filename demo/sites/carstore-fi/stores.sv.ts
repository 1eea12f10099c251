import { block, type DemoPage, link } from '../../site-builder.ts';

export const stores: DemoPage = {
  id: 'stores',
  language: 'sv',
  path: '/loyda-meidat',
  name: 'Hitta oss',
  fields: {
    metaTitle: 'Hitta oss: nio butiker',
    navTitle: 'Hitta oss',
    metaDescription: 'Adresser, telefonnummer och öppettider till Carstores nio butiker i Finland.',
    order: 4,
  },
  main: [
    block('place-list', {
      title: 'Hitta oss',
      titleTag: 'h1',
      text: 'Samma lager och samma pris i alla nio. Svenska går bra överallt, bäst i Vasa, Esbo och Åbo.',
      rows: [
        {
          name: 'Vanda, Petikko',
          address: 'Petikovägen 18, 01720 Vanda',
          note: 'Vard. 9–18, lö 10–16',
          link: link('/sv/loyda-meidat/vantaa-petikko', 'Till butiken'),
        },
        {
          name: 'Esbo, Gloms',
          address: 'Glomsvägen 9, 02740 Esbo',
          note: 'Vard. 9–18, lö 10–16',
          link: link('/sv/loyda-meidat/espoo-lommila', 'Till butiken'),
        },
        {
          name: 'Åbo, Västercentrum',
          address: 'Kärsämäkivägen 26, 20360 Åbo',
          note: 'Vard. 9–18, lö 10–15',
          link: link('/sv/loyda-meidat/turku-lansikeskus', 'Till butiken'),
        },
        {
          name: 'Tammerfors, Lielax',
          address: 'Possijärvenkatu 4, 33400 Tammerfors',
          note: 'Vard. 9–18, lö 10–15',
          link: link('/sv/loyda-meidat/tampere-lielahti', 'Till butiken'),
        },
        {
          name: 'Vasa',
          address: 'Kapellbacksvägen 12, 65370 Vasa',
          note: 'Vard. 9–17, lö 10–14',
          link: link('/sv/loyda-meidat/vaasa', 'Till butiken'),
        },
        {
          name: 'Uleåborg, Limingotull',
          address: 'Ratamotie 22, 90630 Uleåborg',
          note: 'Vard. 9–18, lö 10–15',
          link: link('/sv/loyda-meidat/oulu-limingantulli', 'Till butiken'),
        },
        {
          name: 'Jyväskylä, Palokka',
          address: 'Saarijärventie 50, 40270 Palokka',
          note: 'Vard. 9–17, lö 10–14',
          link: link('/sv/loyda-meidat/jyvaskyla-palokka', 'Till butiken'),
        },
        {
          name: 'Kuopio, Volttikatu',
          address: 'Volttikatu 7, 70700 Kuopio',
          note: 'Vard. 9–17, lö 10–14',
          link: link('/sv/loyda-meidat/kuopio-volttikatu', 'Till butiken'),
        },
        {
          name: 'Lahtis, Renkomäki',
          address: 'Orimattilankatu 120, 15680 Lahtis',
          note: 'Vard. 9–17, lö 10–14',
          link: link('/sv/loyda-meidat/lahti-renkomaki', 'Till butiken'),
        },
      ],
    }),
    block('call-panel', {
      title: 'Över hundra kilometer bort? Vi kommer.',
      text: 'Bilen kommer hem till gården med biltransport på torsdagar. Returrätten börjar när du har nyckeln i handen.',
      link: link('tel:+358100004500', '010 000 4500'),
      secondLink: link('mailto:moi@carstore.example', 'moi@carstore.example'),
      tone: 'brand',
    }),
  ],
};
