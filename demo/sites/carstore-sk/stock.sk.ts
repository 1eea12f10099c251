import { block, type DemoPage, link } from '../../site-builder.ts';
import { inStock } from '../../stock-figures.ts';

const list = block('car-list', {
  title: 'Ponuka jazdených áut',
  titleTag: 'h1',
  lead: 'Jeden sklad pre osem predajní. Auto presunieme do tej najbližšej.',
});

export const stock: DemoPage = {
  id: 'stock',
  language: 'sk',
  path: '/kupit-auto/ponuka',
  name: 'Ponuka áut',
  fields: {
    metaTitle: 'Ponuka jazdených áut',
    navTitle: 'Ponuka áut',
    metaDescription: 'Všetky jazdené autá v ôsmich predajniach Carstore: cena, kilometre a kde auto stojí.',
    order: 1,
  },
  main: [
    list,
    block('call-panel', {
      title: 'Povedzte, čo má odviezť.',
      text: 'Kočík, príves alebo svokru do Humenného. Prejdeme celý sklad a zavoláme v ten istý deň.',
      link: link('tel:+421200004500', '02/0000 4500'),
      secondLink: link('mailto:ahoj@carstore.example', 'ahoj@carstore.example'),
      facts: [
        inStock(
          'elektromobily a hybridy',
          '/kupit-auto/ponuka?car_fuel=Elektro&car_fuel=Plug-in+hybrid&car_fuel=Hybrid',
        ),
        inStock('s ťažným zariadením', '/kupit-auto/ponuka?keyphrase=ťažné'),
        inStock('do 200 € mesačne', '/kupit-auto/ponuka?car_monthly_cost=0&car_monthly_cost=200'),
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
    name: 'Ponuka áut',
    hideInNavigation: true,
    fields: {
      metaTitle: 'Ponuka áut',
      navTitle: 'Ponuka áut',
      metaDescription: 'Jazdené autá Carstore podľa značky a modelu.',
    },
    main: [list],
  }),
);
