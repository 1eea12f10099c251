import { block, type DemoPage, link } from '../../site-builder.ts';
import { inStock } from '../../stock-figures.ts';

const list = block('car-list', {
  title: 'Bilarna i lager',
  titleTag: 'h1',
  lead: 'Ett lager för alla 21 butiker. Står bilen i Malmö och du i Uppsala, så flyttar vi den.',
});

export const stock: DemoPage = {
  id: 'stock',
  language: 'sv',
  path: '/kop-bil/alla-bilar',
  name: 'Bilarna i lager',
  fields: {
    metaTitle: 'Bilarna i lager',
    navTitle: 'Bilarna i lager',
    metaDescription: 'Alla bilar i Carstores 21 butiker, med pris, miltal och var de står.',
    order: 1,
  },
  main: [
    list,
    block('call-panel', {
      title: 'Säg vad du ska ha den till.',
      text: 'Barnstolar, dragkrok, pendling eller mormor i Ljusdal. Vi letar i hela lagret och ringer upp samma dag.',
      link: link('tel:+46101234500', '010-123 45 00'),
      secondLink: link('mailto:hej@carstore.example', 'hej@carstore.example'),
      facts: [
        inStock('elbilar och laddhybrider', '/kop-bil/alla-bilar?car_fuel=El&car_fuel=Laddhybrid'),
        inStock('med dragkrok', '/kop-bil/alla-bilar?keyphrase=dragkrok'),
        inStock('under 3 000 kr i månaden', '/kop-bil/alla-bilar?car_monthly_cost=0&car_monthly_cost=3000'),
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
    name: 'Bilar i lager',
    hideInNavigation: true,
    fields: {
      metaTitle: 'Bilar i lager',
      navTitle: 'Bilar i lager',
      metaDescription: 'Begagnade bilar hos Carstore, efter märke och modell.',
    },
    main: [list],
  }),
);
