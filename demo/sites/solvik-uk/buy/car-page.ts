import { block, type DemoPage } from '../../../site-builder.ts';
import { page } from '../page.ts';

/** '/buy-car/{number}/{name}'; an address whose first word is no number is left to content (ROUTE-30). */
export const carPage: DemoPage = {
  ...page({
    path: '/buy-car/,-w-,/,-w-,',
    name: 'Car',
    description: 'A car at Solvik: pictures, equipment, price and finance.',
    hidden: true,
    main: [
      block('car-page', {
        notFoundText: 'Ours stay about five weeks. Somebody was quicker, or the link is old.',
      }),
    ],
  }),
  id: 'car',
};

/** The number alone leads on to the whole address. */
export const carByNumber: DemoPage = {
  ...page({
    path: '/buy-car/,-w-,',
    name: 'Car by its number',
    description: 'Leads to the car with this number.',
    hidden: true,
    main: [block('car-page', {})],
  }),
  id: 'car-by-number',
};
