import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const about: DemoPage = {
  id: 'about',
  language: 'sv',
  path: '/meista',
  name: 'Om oss',
  fields: {
    metaTitle: 'Om oss',
    navTitle: 'Om oss',
    metaDescription:
      'Carstore öppnade i Finland 2016, i Petikko i Vanda. Nio butiker, fasta priser, ingen provision till säljarna.',
    headerOverContent: true,
    isNavigableInMenuWhenItHasChildren: true,
    order: 5,
  },
  main: [
    block('stage-hero', {
      title: 'Säljare som kan vara tysta.',
      text: 'Vi öppnade i Petikko i november 2016, i snöslask. Den första kunden såg på bilen i en timme, sade två ord och köpte den.',
      image: picture('pictures/carstore/car-people-carrier-grey', 'Stålgrå minivan, snett framifrån'),
      tone: 'dark',
      size: 'small',
    }),
    block('figures', {
      figures: [
        { value: '9', label: 'butiker' },
        { value: '11 900', label: 'sålda bilar 2025' },
        { value: '210', label: 'anställda' },
        { value: '2,4 %', label: 'returneras' },
      ],
    }),
    block('rich-text', {
      title: 'Hur vi arbetar',
      width: 'beside heading',
      lead: 'En begagnad bil är ingen lott, om någon har sett efter under den.',
      body: toRichText(`
        Vi prutar inte. Det är inte högmod: priset räknas om varje natt och sjunker av sig självt om bilen står för länge. Alla betalar lika mycket.

        Säljarna har lön, inte provision. Bonusen beror på hur få bilar som kommer tillbaka.

        ### En del av Solvik

        Sedan 2017 ägs Carstore av Solvik, som säljer nya bilar i Sverige, Norge och Storbritannien. Till koncernen i Finland hör också reservdelshandeln Osasetti.
      `),
    }),
    block('call-panel', {
      title: 'Vill du jobba här?',
      text: 'Vi söker en bilförsäljare till Vasa, helst tvåspråkig, och två tvättare till Petikko. Riitta svarar, och det är hon som väljer.',
      link: link('tel:+358100004580', '010 000 4580'),
      secondLink: link('mailto:rekry@carstore.example', 'rekry@carstore.example'),
      tone: 'brand',
    }),
  ],
};
