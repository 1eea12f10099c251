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
    block('dealer-list', {
      title: 'Hitta oss',
      titleTag: 'h1',
      lead: 'Samma lager och samma pris i alla nio. Svenska går bra överallt, bäst i Vasa, Esbo och Åbo.',
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
