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
    block('dealer-list', {
      title: 'Löydä meidät',
      titleTag: 'h1',
      lead: 'Sama varasto ja sama hinta kaikissa yhdeksässä. Pihassa on tilaa ja sisällä kahvia.',
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
