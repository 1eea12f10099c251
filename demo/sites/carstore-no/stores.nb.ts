import { block, type DemoPage, link } from '../../site-builder.ts';

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
          link: link('/finn-oss/oslo-alnabru', 'Til butikken'),
        },
        {
          name: 'Sandvika',
          address: 'Industriveien 37, 1337 Sandvika',
          note: 'Hverdager 9–18, lørdag 10–15',
          link: link('/finn-oss/sandvika', 'Til butikken'),
        },
        {
          name: 'Lillestrøm',
          address: 'Nesgata 22, 2004 Lillestrøm',
          note: 'Hverdager 9–17, lørdag 10–15',
          link: link('/finn-oss/lillestrom', 'Til butikken'),
        },
        {
          name: 'Drammen',
          address: 'Kobbervikdalen 71, 3036 Drammen',
          note: 'Hverdager 9–17, lørdag 10–15',
          link: link('/finn-oss/drammen', 'Til butikken'),
        },
        {
          name: 'Tønsberg',
          address: 'Åskollen 4, 3118 Tønsberg',
          note: 'Hverdager 9–17, lørdag 10–14',
          link: link('/finn-oss/tonsberg', 'Til butikken'),
        },
        {
          name: 'Fredrikstad',
          address: 'Dikeveien 42, 1661 Rolvsøy',
          note: 'Hverdager 9–17, lørdag 10–14',
          link: link('/finn-oss/fredrikstad', 'Til butikken'),
        },
        {
          name: 'Hamar',
          address: 'Vangsvegen 143, 2321 Hamar',
          note: 'Hverdager 9–17, lørdag 10–14',
          link: link('/finn-oss/hamar', 'Til butikken'),
        },
        {
          name: 'Kristiansand, Sørlandsparken',
          address: 'Barstølveien 23, 4636 Kristiansand',
          note: 'Hverdager 9–17, lørdag 10–15',
          link: link('/finn-oss/kristiansand-sorlandsparken', 'Til butikken'),
        },
        {
          name: 'Stavanger, Forus',
          address: 'Maskinveien 9, 4033 Stavanger',
          note: 'Hverdager 9–17, lørdag 10–15',
          link: link('/finn-oss/stavanger-forus', 'Til butikken'),
        },
        {
          name: 'Bergen, Åsane',
          address: 'Liamyrane 14, 5132 Nyborg',
          note: 'Hverdager 9–18, lørdag 10–15',
          link: link('/finn-oss/bergen-asane', 'Til butikken'),
        },
        {
          name: 'Ålesund',
          address: 'Breivika Industriveg 31, 6018 Ålesund',
          note: 'Hverdager 9–17, lørdag 10–14',
          link: link('/finn-oss/alesund', 'Til butikken'),
        },
        {
          name: 'Trondheim, Heimdal',
          address: 'Industriveien 51, 7080 Heimdal',
          note: 'Hverdager 9–17, lørdag 10–15',
          link: link('/finn-oss/trondheim-heimdal', 'Til butikken'),
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
