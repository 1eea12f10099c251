import { block, type DemoPage, link } from '../../site-builder.ts';

export const stores: DemoPage = {
  id: 'stores',
  language: 'sk',
  path: '/kontakty',
  name: 'Kontakty',
  fields: {
    metaTitle: 'Kontakty: osem predajní',
    navTitle: 'Kontakty',
    metaDescription: 'Adresy, telefóny a otváracie hodiny ôsmich predajní Carstore od Bratislavy po Košice.',
    order: 5,
  },
  main: [
    block('dealer-list', {
      title: 'Kontakty',
      titleTag: 'h1',
      lead: 'Rovnaký sklad aj rovnaká cena v každej z ôsmich. Parkuje sa pred dverami.',
    }),
    block('call-panel', {
      title: 'Neviete kam? Zavolajte sem.',
      text: 'Vidíme všetky autá vo všetkých predajniach a prepojíme vás na toho, kto má kľúče.',
      link: link('tel:+421200004500', '02/0000 4500'),
      secondLink: link('mailto:ahoj@carstore.example', 'ahoj@carstore.example'),
      tone: 'brand',
    }),
  ],
};
