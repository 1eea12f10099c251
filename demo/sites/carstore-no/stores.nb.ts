import { block, type DemoPage, link } from '../../write.ts';

export const stores: DemoPage = {
  id: 'stores',
  language: 'nb',
  path: '/finn-oss',
  name: 'Finn oss',
  fields: {
    metaTitle: 'Finn oss: tolv butikker',
    navTitle: 'Finn oss',
    metaDescription: 'Adresser, telefonnumre og åpningstider til Carstores tolv butikker i Norge.',
    order: 4,
  },
  main: [
    block('place-list', {
      title: 'Finn oss',
      titleTag: 'h1',
      text: 'Samme lager og samme pris i alle tolv. Det er parkering utenfor, og lader der det trengs.',
      rows: [
        {
          name: 'Oslo, Alnabru',
          address: 'Strømsveien 266, 1081 Oslo',
          note: 'Hverdager 9–18, lørdag 10–16',
          link: link('tel:+4721004510', '21 00 45 10'),
        },
        {
          name: 'Sandvika',
          address: 'Industriveien 37, 1337 Sandvika',
          note: 'Hverdager 9–18, lørdag 10–15',
          link: link('tel:+4721004511', '21 00 45 11'),
        },
        {
          name: 'Lillestrøm',
          address: 'Nesgata 22, 2004 Lillestrøm',
          note: 'Hverdager 9–17, lørdag 10–15',
          link: link('tel:+4721004512', '21 00 45 12'),
        },
        {
          name: 'Drammen',
          address: 'Kobbervikdalen 71, 3036 Drammen',
          note: 'Hverdager 9–17, lørdag 10–15',
          link: link('tel:+4732004560', '32 00 45 60'),
        },
        {
          name: 'Tønsberg',
          address: 'Åskollen 4, 3118 Tønsberg',
          note: 'Hverdager 9–17, lørdag 10–14',
          link: link('tel:+4733004561', '33 00 45 61'),
        },
        {
          name: 'Fredrikstad',
          address: 'Dikeveien 42, 1661 Rolvsøy',
          note: 'Hverdager 9–17, lørdag 10–14',
          link: link('tel:+4769004562', '69 00 45 62'),
        },
        {
          name: 'Hamar',
          address: 'Vangsvegen 143, 2321 Hamar',
          note: 'Hverdager 9–17, lørdag 10–14',
          link: link('tel:+4762004563', '62 00 45 63'),
        },
        {
          name: 'Kristiansand, Sørlandsparken',
          address: 'Barstølveien 23, 4636 Kristiansand',
          note: 'Hverdager 9–17, lørdag 10–15',
          link: link('tel:+4738004550', '38 00 45 50'),
        },
        {
          name: 'Stavanger, Forus',
          address: 'Maskinveien 9, 4033 Stavanger',
          note: 'Hverdager 9–17, lørdag 10–15',
          link: link('tel:+4751004540', '51 00 45 40'),
        },
        {
          name: 'Bergen, Åsane',
          address: 'Liamyrane 14, 5132 Nyborg',
          note: 'Hverdager 9–18, lørdag 10–15',
          link: link('tel:+4755004520', '55 00 45 20'),
        },
        {
          name: 'Ålesund',
          address: 'Breivika Industriveg 31, 6018 Ålesund',
          note: 'Hverdager 9–17, lørdag 10–14',
          link: link('tel:+4770004570', '70 00 45 70'),
        },
        {
          name: 'Trondheim, Heimdal',
          address: 'Industriveien 51, 7080 Heimdal',
          note: 'Hverdager 9–17, lørdag 10–15',
          link: link('tel:+4773004530', '73 00 45 30'),
        },
      ],
    }),
    block('call-panel', {
      title: 'Lenger nord? Vi kommer.',
      text: 'Fra Mosjøen til Kirkenes leverer vi på trailer hver onsdag. Bilen prøver du fortsatt i 14 dager.',
      link: link('tel:+4721004500', '21 00 45 00'),
      secondLink: link('mailto:hei@carstore.example', 'hei@carstore.example'),
      tone: 'brand',
    }),
  ],
};
