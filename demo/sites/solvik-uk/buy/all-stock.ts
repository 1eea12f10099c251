import { carSearches } from '../../../car-searches.ts';
import { exterior } from '../../../cars/exterior.ts';
import { block, type DemoPage, picture } from '../../../site-builder.ts';
import { page } from '../page.ts';

const path = '/buy-car/all-stock';

const list = block('car-list', {
  title: 'All cars in stock',
  titleTag: 'h1',
  lead: 'New, ex-demonstrator and used, on fourteen forecourts. We bring the one you choose to yours.',
});

const allStock = page({
  path,
  name: 'All cars in stock',
  menu: 'All stock',
  description:
    'Every car in stock at Solvik’s fourteen dealerships, new and used, with price, mileage and where it stands.',
  order: 3,
  menuImage: picture(exterior('Volvo XC60', 'green', { country: 'UK' })),
  main: [list],
});

const searches = carSearches({
  page,
  path,
  name: 'All cars in stock',
  description: 'Cars in stock at Solvik’s fourteen dealerships, found by make and model.',
  list,
  words: 3,
});

const demonstrators = page({
  path: '/buy-car/ex-demonstrators',
  name: 'Ex-demonstrators',
  description:
    'Ex-demonstrators at Solvik: a few thousand miles, the maker’s warranty and well under list price.',
  order: 4,
  main: [
    block('car-list', {
      title: 'Ex-demonstrators',
      titleTag: 'h1',
      makeTitle: '{car}, ex-demonstrator',
      lead: 'Driven by us and by people who then bought another colour. The maker’s warranty still runs.',
      filters: [{ field: 'car_condition', value: 'Ex-demonstrator' }],
    }),
  ],
});

export const allStockPages: readonly DemoPage[] = [allStock, ...searches, demonstrators];
