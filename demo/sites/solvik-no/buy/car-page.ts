import { block, type DemoPage } from '../../../site-builder.ts';
import { page } from '../page.ts';

/** '/kjop-bil/{number}/{name}'; an address whose first word is no number is left to content (ROUTE-30). */
export const carPage: DemoPage = {
  ...page({
    path: '/kjop-bil/,-w-,/,-w-,',
    name: 'Bil',
    description: 'En bil hos Solvik: bilder, utstyr, pris og finansiering.',
    hidden: true,
    main: [
      block('car-page', {
        notFoundText: 'Bilene våre står rundt fem uker. Noen var raskere, eller lenken er gammel.',
      }),
    ],
  }),
  id: 'car',
};

/** The number alone leads on to the whole address. */
export const carByNumber: DemoPage = {
  ...page({
    path: '/kjop-bil/,-w-,',
    name: 'Bil etter nummer',
    description: 'Leder til bilen med dette nummeret.',
    hidden: true,
    main: [block('car-page', {})],
  }),
  id: 'car-by-number',
};
