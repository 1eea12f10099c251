import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { tiles } from './tiles.sv.ts';

export const home: DemoPage = {
  id: 'home',
  language: 'sv',
  path: '/',
  name: 'Start',
  fields: {
    metaTitle: 'Familjeägd bilhandel sedan 1928',
    navTitle: 'Start',
    metaDescription:
      'Åtta verksamheter i fem länder: bilhallar, begagnat, laddning, lastvagnar, finans, auktion, delar och en bistro.',
    ogImage: picture('scenes/fjord-dawn'),
    headerOverContent: true,
  },
  main: [
    block('hero', {
      image: picture('scenes/fjord-dawn', 'En stilla fjord i gryningen'),
      title: 'Vi håller folk i rörelse, och stannar där vi är.',
      text: 'En familjeägd handelskoncern. Åtta verksamheter, fem länder, en adress vid hamnen sedan 1928.',
      variant: 'FullScreen',
      contentPlacement: 'Top',
    }),
    block('figures', {
      placement: 'foot of the hero',
      figures: [
        { value: '2,9 md €', label: 'omsättning 2025' },
        { value: '118 400', label: 'sålda bilar' },
        { value: '4 820', label: 'medarbetare' },
        { value: '41 %', label: 'soliditet' },
      ],
    }),
    block('rich-text', {
      title: 'Vilka vi är',
      width: 'beside heading',
      body: toRichText(`
        Fyra generationer av samma familj har sålt bilar från samma kaj. Vi äger våra hus, utbildar våra egna tekniker och har betalat vår tillväxt med förra årets vinst.

        Det gör oss långsammare än somliga. Det betyder också att när du kommer tillbaka med en fråga om nio år, så vet någon vilken bil du talar om.

        [Vår historia i tolv bilar](/sv/om-oss)
      `),
    }),
    block('business-tiles', { title: 'Åtta verksamheter', tiles }),
    block('figure-table', {
      title: 'Fem länder',
      text: 'Vi går in på en marknad en gång, med folk därifrån, och går inte hem när det regnar.',
      labelTitle: 'Land',
      noteTitle: 'Sedan',
      valueTitle: 'Medarbetare',
      rows: [
        { label: 'Sverige', note: '1928', value: '2 460', amount: 2460 },
        { label: 'Norge', note: '1971', value: '980', amount: 980 },
        { label: 'Finland', note: '1996', value: '610', amount: 610 },
        { label: 'Storbritannien', note: '2008', value: '540', amount: 540 },
        { label: 'Slovakien', note: '2017', value: '230', amount: 230 },
      ],
    }),
    block('image-cards', {
      heading: 'Nyheter',
      link: link('/sv/nyheter', 'Alla nyheter'),
      layout: 'three',
      cards: [
        {
          image: picture('scenes/close-wheel'),
          label: 'Delårsrapport',
          date: '2026-11-06',
          title: 'Tredje kvartalet: färre nya bilar, fullare verkstäder',
          link: link('/sv/nyheter/tredje-kvartalet-2026'),
        },
        {
          image: picture('scenes/charging-night'),
          label: 'Laddning',
          date: '2026-10-22',
          title: 'Ström slår på sin tvåhundrade laddare, på en parkering vi redan ägde',
          link: link('/sv/nyheter/tvahundra-laddare'),
        },
        {
          image: picture('scenes/harbour'),
          label: 'Människor',
          date: '2026-10-02',
          title: 'Ingrid Solvik lämnar ordförandestolen efter nitton år',
          link: link('/sv/nyheter/ingrid-solvik-lamnar'),
        },
      ],
    }),
    block('link-rows', {
      title: 'Lär dig ett yrke. Behåll det.',
      titleSize: 'large',
      text: 'Sju av tio platschefer började i verkstaden. Vi tar emot 140 lärlingar om året och betalar dem från första dagen.',
      tone: 'brand',
      rows: [
        { title: 'Diagnostekniker', note: 'Västerhamn', link: link('/sv/karriar') },
        { title: 'Produktägare, webb', note: 'Göteborg', link: link('/sv/karriar') },
        { title: 'Laddplatsingenjör', note: 'Sundsvall', link: link('/sv/karriar') },
        { title: 'Lastbilsmekaniker, morgonskift', note: 'Jönköping', link: link('/sv/karriar') },
      ],
      more: link('/sv/karriar', 'Alla lediga jobb'),
    }),
  ],
};
