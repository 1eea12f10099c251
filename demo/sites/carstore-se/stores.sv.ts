import { block, type DemoPage, link } from '../../site-builder.ts';

export const stores: DemoPage = {
  id: 'stores',
  language: 'sv',
  path: '/kop-bil/hitta-oss',
  name: 'Hitta oss',
  fields: {
    metaTitle: 'Hitta oss: 21 butiker från Uppsala till Malmö',
    navTitle: 'Hitta oss',
    metaDescription: 'Adresser, telefonnummer och öppettider till Carstores 21 butiker.',
    order: 2,
  },
  main: [
    block('dealer-list', {
      title: 'Hitta oss',
      titleTag: 'h1',
      lead: 'Samma lager och samma pris i alla 21 butiker. Parkera var du vill, kaffet står till höger om dörren.',
    }),
    block('call-panel', {
      title: 'Osäker på vilken? Ring.',
      text: 'Vi ser alla bilar i alla butiker och kopplar dig till den som har nyckeln i handen.',
      link: link('tel:+46101234500', '010-123 45 00'),
      secondLink: link('mailto:hej@carstore.example', 'hej@carstore.example'),
      tone: 'brand',
    }),
  ],
};
