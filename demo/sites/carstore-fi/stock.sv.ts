import { block, type DemoPage, link } from '../../site-builder.ts';
import { inStock } from '../../stock-figures.ts';

const list = block('car-list', {
  title: 'Begagnade bilar i lager',
  titleTag: 'h1',
  lead: 'Ett lager, nio gårdar. Vi flyttar bilen till din närmaste butik.',
});

export const stock: DemoPage = {
  id: 'stock',
  language: 'sv',
  path: '/osta-auto/vaihtoautot',
  name: 'Begagnade bilar',
  fields: {
    metaTitle: 'Begagnade bilar i lager',
    navTitle: 'Begagnade bilar',
    metaDescription: 'Alla begagnade bilar på Carstores nio gårdar: pris, kilometer och var bilen står.',
    order: 1,
  },
  main: [
    list,
    block('call-panel', {
      title: 'Säg vad den ska dra.',
      text: 'Släpkärra, snöskoter eller tre barnstolar. Vi går igenom hela lagret och ringer samma dag.',
      link: link('tel:+358100004500', '010 000 4500'),
      secondLink: link('mailto:moi@carstore.example', 'moi@carstore.example'),
      facts: [
        inStock('med dragkrok', '/sv/osta-auto/vaihtoautot?keyphrase=vetokoukku'),
        inStock('med motorvärmare', '/sv/osta-auto/vaihtoautot?keyphrase=moottorinlämmitin'),
        inStock('under 250 €/mån', '/sv/osta-auto/vaihtoautot?car_monthly_cost=0&car_monthly_cost=250'),
      ],
      tone: 'brand',
    }),
  ],
};

/** Make and model, or any other filter, as words of the address. */
export const searches = ['/,-w-,', '/,-w-,/,-w-,'].map(
  (words): DemoPage => ({
    id: `stock-by-${words.split('/').length - 1}-words`,
    language: stock.language,
    path: stock.path + words,
    name: 'Begagnade bilar',
    hideInNavigation: true,
    fields: {
      metaTitle: 'Begagnade bilar',
      navTitle: 'Begagnade bilar',
      metaDescription: 'Carstores begagnade bilar efter märke och modell.',
    },
    main: [list],
  }),
);
