import { carSearches } from '../../../car-searches.ts';
import { exterior } from '../../../cars/exterior.ts';
import { block, type DemoPage, picture } from '../../../site-builder.ts';
import { page } from '../page.ts';

const path = '/kjop-bil/hele-lageret';

const list = block('car-list', {
  title: 'Hele lageret',
  titleTag: 'h1',
  lead: 'Nye og brukte biler, demobiler og motorsykler på femten steder.',
});

const wholeStock = page({
  path,
  name: 'Hele lageret',
  description:
    'Alt Solvik har på lager i Norge: nye og brukte biler, demobiler og motorsykler, med pris og sted.',
  order: 2,
  menuImage: picture(exterior('Volvo XC60', 'green')),
  main: [list],
});

const searches = carSearches({
  page,
  path,
  name: 'Hele lageret',
  description: 'Biler på lager på Solviks femten steder, etter merke og modell.',
  list,
});

const newCars = page({
  path: '/kjop-bil/nye-biler',
  name: 'Nye biler på lager',
  menu: 'Nye biler',
  description: 'Nye biler som allerede er bygget, hos Solvik på femten steder i Norge.',
  order: 3,
  main: [
    block('car-list', {
      title: 'Nye biler på lager',
      titleTag: 'h1',
      makeTitle: 'Ny {car} på lager',
      lead: 'Bygget og fraktet hit. Du kan hente den om en uke.',
      filters: [
        { field: 'car_condition', value: 'Ny' },
        { field: 'car_vehicle_type', value: 'Personbil' },
        { field: 'car_vehicle_type', value: 'Varebil' },
      ],
    }),
  ],
});

const demonstrators = page({
  path: '/kjop-bil/demobiler',
  name: 'Demobiler',
  description: 'Demobiler fra Solvik: nesten nye, med full garanti og godt under nypris.',
  order: 4,
  main: [
    block('car-list', {
      title: 'Demobiler',
      titleTag: 'h1',
      makeTitle: '{car}, demobil',
      lead: 'Kjørt av oss og av folk som valgte en annen farge. Nybilgarantien gjelder fortsatt.',
      filters: [{ field: 'car_condition', value: 'Demobil' }],
    }),
  ],
});

const motorcycles = page({
  path: '/motorsykler/pa-lager',
  name: 'Motorsykler på lager',
  menu: 'På lager',
  description: 'Nye og brukte motorsykler hos Solvik i Oslo, Bergen og Trondheim.',
  order: 1,
  main: [
    block('car-list', {
      title: 'Motorsykler på lager',
      titleTag: 'h1',
      makeTitle: '{car} på lager',
      lead: 'Nye og brukte, i Oslo, Bergen og Trondheim.',
      filters: [{ field: 'car_vehicle_type', value: 'Motorsykkel' }],
    }),
  ],
});

export const wholeStockPages: readonly DemoPage[] = [
  wholeStock,
  ...searches,
  newCars,
  demonstrators,
  motorcycles,
];
