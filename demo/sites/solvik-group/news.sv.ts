import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const news: DemoPage = {
  id: 'news',
  language: 'sv',
  path: '/nyheter',
  name: 'Nyheter',
  fields: {
    metaTitle: 'Nyheter',
    navTitle: 'Nyheter',
    metaDescription: 'Rapporter, öppningar och människor. När det finns något att säga.',
    order: 4,
  },
  main: [
    block('rich-text', {
      title: 'Nyheter, när det finns några.',
      titleTag: 'h1',
      lead: 'Elva stycken hittills i år. Här är de tre senaste.',
    }),
    block('image-cards', {
      layout: 'three',
      cards: [
        {
          image: picture('scenes/close-wheel'),
          label: 'Delårsrapport',
          date: '2026-11-06',
          title: 'Tredje kvartalet: färre nya bilar, fullare verkstäder',
          text: 'Omsättningen låg stilla på 718 miljoner euro. Service växte med nio procent.',
          link: link('/sv/nyheter/tredje-kvartalet-2026'),
        },
        {
          image: picture('scenes/charging-night'),
          label: 'Laddning',
          date: '2026-10-22',
          title: 'Ström slår på sin tvåhundrade laddare, på en parkering vi redan ägde',
          text: 'Tolv stolpar i Jönköping, tre veckors grävande.',
          link: link('/sv/nyheter/tvahundra-laddare'),
        },
        {
          image: picture('scenes/harbour'),
          label: 'Människor',
          date: '2026-10-02',
          title: 'Ingrid Solvik lämnar ordförandestolen efter nitton år',
          text: 'Helena Brandt tar över vid årsskiftet.',
          link: link('/sv/nyheter/ingrid-solvik-lamnar'),
        },
      ],
    }),
    block('link-rows', {
      title: 'För pressen',
      rows: [
        {
          title: 'Karin Boman, kommunikation',
          text: 'Vardagar 8–17',
          note: '010-550 01 08',
          link: link('tel:+46105500108'),
        },
        {
          title: 'Bilder på folk, bilar och hus',
          text: 'Fria att använda med vårt namn bredvid',
          note: 'press@solvik.example',
          link: link('mailto:press@solvik.example'),
        },
      ],
    }),
  ],
};

export const articles: readonly DemoPage[] = [
  {
    id: 'news-q3',
    language: 'sv',
    path: '/nyheter/tredje-kvartalet-2026',
    name: 'Tredje kvartalet 2026',
    hideInNavigation: true,
    fields: {
      metaTitle: 'Tredje kvartalet: färre nya bilar, fullare verkstäder',
      navTitle: 'Tredje kvartalet 2026',
      metaDescription:
        'Omsättning 718 miljoner euro, rörelsemarginal 3,2 procent. Service växte med nio procent.',
    },
    main: [
      block('rich-text', {
        title: 'Tredje kvartalet: färre nya bilar, fullare verkstäder',
        titleTag: 'h1',
        lead: 'Delårsrapport, 2026-11-06',
        body: toRichText(`
          Omsättningen för juli till september blev 718 miljoner euro, mot 721 miljoner samma kvartal i fjol. Nya bilar minskade med sex procent, begagnade ökade med två och service med nio. Rörelsemarginalen blev 3,2 procent (3,0).

          ”Folk behåller bilen längre och sköter den bättre. Det är bra för dem och inte dåligt för oss”, säger Johan Ek, vd.

          Carstore öppnade i Žilina och Drammen. Ström passerade tvåhundra laddare. Klubban sålde 4 160 bilar på tretton auktioner, lika många som i våras.

          Soliditeten vid kvartalets slut var 41 procent. Inga nya lån har tagits.

          Frågor besvaras av Marta Hallén, finanschef, [010-550 01 04](tel:+46105500104).
        `),
      }),
    ],
  },
  {
    id: 'news-chargers',
    language: 'sv',
    path: '/nyheter/tvahundra-laddare',
    name: 'Tvåhundra laddare',
    hideInNavigation: true,
    fields: {
      metaTitle: 'Ström slår på sin tvåhundrade laddare',
      navTitle: 'Tvåhundra laddare',
      metaDescription: 'Tolv stolpar på 400 kW i Jönköping, på mark som koncernen har ägt sedan 1978.',
    },
    main: [
      block('rich-text', {
        title: 'Ström slår på sin tvåhundrade laddare, på en parkering vi redan ägde',
        titleTag: 'h1',
        lead: 'Laddning, 2026-10-22',
        body: toRichText(`
          I torsdags slogs de tolv stolparna i Torsvik utanför Jönköping på, och med dem laddare nummer tvåhundra. Sedan dess har tolv till följt.

          Parkeringen hörde till ett däcklager som Solvik köpte 1978 och stängde 2003. ”Vi letade mark längs E4 i två år innan någon på ekonomi frågade vad vi betalade fastighetsskatt för”, säger Samira Haddad, som planerar platserna.

          Stolparna ger 400 kW var. Tak, ljus och en plats att köra rakt igenom med släp är standard. Kaffet kommer från bageriet intill, som har bett om ett längre kontrakt.

          [Här står alla 212 laddare](http://charging.localhost:3000/hitta-laddare)
        `),
      }),
      block('image', {
        image: picture('scenes/charging-night', 'En bil laddar vid en upplyst stolpe om natten'),
        width: 'wide',
      }),
    ],
  },
  {
    id: 'news-chair',
    language: 'sv',
    path: '/nyheter/ingrid-solvik-lamnar',
    name: 'Ingrid Solvik lämnar',
    hideInNavigation: true,
    fields: {
      metaTitle: 'Ingrid Solvik lämnar ordförandestolen',
      navTitle: 'Ingrid Solvik lämnar',
      metaDescription: 'Efter nitton år lämnar familjen över till Helena Brandt, den första utifrån.',
    },
    main: [
      block('rich-text', {
        title: 'Ingrid Solvik lämnar ordförandestolen efter nitton år',
        titleTag: 'h1',
        lead: 'Människor, 2026-10-02',
        body: toRichText(`
          Ingrid Solvik lämnar ordförandestolen i Solvik Group den 31 december. Helena Brandt, ledamot sedan 2021, tar över. Hon är den första ordföranden utanför familjen.

          När Ingrid Solvik tillträdde 2007 hade koncernen två länder, 1 300 medarbetare och en soliditet på 19 procent. Hon lämnar den med fem länder, 4 820 medarbetare och 41 procent.

          > Jag fick höra att jag skulle växa eller behålla. Ingen hade provat att göra det andra först.
          > — Ingrid Solvik

          Hon sitter kvar i styrelsen till stämman i april, och vid fönsterbordet på Bistro Navet så länge de vill ha henne.
        `),
      }),
    ],
  },
];
