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
    block('place-list', {
      title: 'Kontakty',
      titleTag: 'h1',
      text: 'Rovnaký sklad aj rovnaká cena v každej z ôsmich. Parkuje sa pred dverami.',
      rows: [
        {
          name: 'Bratislava, Ružinov',
          address: 'Rožňavská 34, 821 04 Bratislava',
          note: 'Po–pi 8:00–18:00, so 9:00–14:00',
          link: link('/kontakty/bratislava-ruzinov', 'O predajni'),
        },
        {
          name: 'Trnava',
          address: 'Nitrianska 18, 917 01 Trnava',
          note: 'Po–pi 8:00–17:00, so 9:00–12:00',
          link: link('/kontakty/trnava', 'O predajni'),
        },
        {
          name: 'Nitra',
          address: 'Novozámocká 102, 949 05 Nitra',
          note: 'Po–pi 8:00–17:00, so 9:00–12:00',
          link: link('/kontakty/nitra', 'O predajni'),
        },
        {
          name: 'Trenčín',
          address: 'Bratislavská 71, 911 05 Trenčín',
          note: 'Po–pi 8:00–17:00, so 9:00–12:00',
          link: link('/kontakty/trencin', 'O predajni'),
        },
        {
          name: 'Žilina',
          address: 'Kragujevská 21, 010 01 Žilina',
          note: 'Po–pi 8:00–17:00, so 9:00–13:00',
          link: link('/kontakty/zilina', 'O predajni'),
        },
        {
          name: 'Banská Bystrica',
          address: 'Zvolenská cesta 40, 974 05 Banská Bystrica',
          note: 'Po–pi 8:00–17:00, so 9:00–12:00',
          link: link('/kontakty/banska-bystrica', 'O predajni'),
        },
        {
          name: 'Prešov',
          address: 'Košická 28, 080 01 Prešov',
          note: 'Po–pi 8:00–17:00, so 9:00–12:00',
          link: link('/kontakty/presov', 'O predajni'),
        },
        {
          name: 'Košice',
          address: 'Moldavská cesta 55, 040 11 Košice',
          note: 'Po–pi 8:00–18:00, so 9:00–14:00',
          link: link('/kontakty/kosice', 'O predajni'),
        },
      ],
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
