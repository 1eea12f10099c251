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
    block('dealer-list', {
      title: 'Finn oss',
      titleTag: 'h1',
      lead: 'Samme lager og samme pris i alle tolv. Det er parkering utenfor, og lader der det trengs.',
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
