import { block, type DemoPage, link } from '../../site-builder.ts';
import { inStock } from '../../stock-figures.ts';

const list = block('car-list', {
  title: 'Vaihtoautot varastossa',
  titleTag: 'h1',
  lead: 'Yksi varasto, yhdeksän pihaa. Siirrämme auton lähimpään myymälääsi.',
});

export const stock: DemoPage = {
  id: 'stock',
  language: 'fi',
  path: '/osta-auto/vaihtoautot',
  name: 'Vaihtoautot',
  fields: {
    metaTitle: 'Vaihtoautot varastossa',
    navTitle: 'Vaihtoautot',
    metaDescription: 'Kaikki Carstoren vaihtoautot yhdeksässä pihassa: hinta, kilometrit ja missä auto on.',
    order: 1,
  },
  main: [
    list,
    block('call-panel', {
      title: 'Kerro, mitä sen pitää vetää.',
      text: 'Peräkärry, kelkka vai kolme turvaistuinta. Käymme koko varaston läpi ja soitamme samana päivänä.',
      link: link('tel:+358100004500', '010 000 4500'),
      secondLink: link('mailto:moi@carstore.example', 'moi@carstore.example'),
      facts: [
        inStock('vetokoukulla', '/osta-auto/vaihtoautot?keyphrase=vetokoukku'),
        inStock('moottorinlämmittimellä', '/osta-auto/vaihtoautot?keyphrase=moottorinlämmitin'),
        inStock('alle 250 €/kk', '/osta-auto/vaihtoautot?car_monthly_cost=0&car_monthly_cost=250'),
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
    name: 'Vaihtoautot',
    hideInNavigation: true,
    fields: {
      metaTitle: 'Vaihtoautot',
      navTitle: 'Vaihtoautot',
      metaDescription: 'Carstoren vaihtoautot merkin ja mallin mukaan.',
    },
    main: [list],
  }),
);
