import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const about: DemoPage = {
  id: 'about',
  language: 'sv',
  path: '/om-carstore',
  name: 'Om Carstore',
  fields: {
    metaTitle: 'Om Carstore',
    navTitle: 'Om Carstore',
    metaDescription:
      'Vi började med elva bilar i en tvätthall i Uppsala 2009. I dag har vi 21 butiker och samma sätt att sätta pris.',
    headerOverContent: true,
    isNavigableInMenuWhenItHasChildren: true,
    order: 5,
  },
  main: [
    block('stage-hero', {
      title: 'Elva bilar i en tvätthall.',
      text: 'Så började det, i Boländerna i Uppsala 2009. Det mesta har vuxit sedan dess. Avståndet mellan pris och lapp har det inte.',
      image: picture('pictures/carstore/car-people-carrier-grey', 'Stålgrå minibuss, snett framifrån'),
      tone: 'dark',
      size: 'small',
    }),
    block('figures', {
      figures: [
        { value: '21', label: 'butiker' },
        { value: '38 400', label: 'sålda bilar 2025' },
        { value: '640', label: 'anställda' },
        { value: '3,1 %', label: 'lämnas tillbaka' },
      ],
    }),
    block('rich-text', {
      title: 'Hur vi tänker',
      width: 'beside heading',
      lead: 'En begagnad bil är inget lotteri om någon har tittat efter.',
      body: toRichText(`
        Vi prutar inte. Det låter snålt men är tvärtom: den som är bra på att pruta ska inte få bilen billigare än den som inte är det. Priset räknas om varje natt och sänks av sig självt om bilen står för länge.

        Säljarna har ingen provision. De har lön, och ett öga på hur många bilar som kommer tillbaka.

        ### En del av Solvik

        Sedan 2017 ägs Carstore av Solvik, som säljer nya bilar i Sverige, Norge och Storbritannien. Därifrån kommer en tredjedel av våra bilar, och verkstäderna som lagar dem.
      `),
    }),
    block('call-panel', {
      title: 'Vi söker folk som inte pratar bort sig.',
      text: 'Säljare, tekniker och bilvårdare till Borås, Lund och Barkarby. Ring Katarina på personal, hon svarar.',
      link: link('tel:+46101234580', '010-123 45 80'),
      secondLink: link('mailto:jobb@carstore.example', 'jobb@carstore.example'),
      tone: 'brand',
    }),
  ],
};
