import { block, type DemoPage, picture } from '../../site-builder.ts';

/** Without its slug a car still answers, and is sent on. */
export const carWithoutSlug: DemoPage = {
  id: 'car-without-slug',
  language: 'nb',
  path: '/kjop-bil/,-w-,',
  name: 'Bil',
  hideInNavigation: true,
  fields: { metaTitle: 'Bil', navTitle: 'Bil', metaDescription: 'En bil på lager hos Carstore.' },
  main: [block('car-page', {})],
};

/** Answers for every car of the stock. */
export const car: DemoPage = {
  id: 'car',
  language: 'nb',
  path: '/kjop-bil/,-w-,/,-w-,',
  name: 'Bil',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Bil',
    navTitle: 'Bil',
    metaDescription: 'En bruktbil på lager hos Carstore: bilder, utstyr, pris og hvor den står.',
  },
  main: [
    block('car-page', {
      notFoundText:
        'Bilen er solgt, eller flyttet til en annen butikk. Ring 21 00 45 00, så finner vi tre som ligner.',
    }),
  ],
};

/** Answers for every store of the index. */
export const store: DemoPage = {
  id: 'store',
  language: 'nb',
  path: '/finn-oss/,-w-,',
  name: 'Butikk',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Butikk',
    navTitle: 'Butikk',
    metaDescription: 'Åpningstider, adresse og folk i en av Carstores tolv butikker.',
  },
  main: [
    block('dealer-page', {
      fallbackImage: picture('scenes/dealership-day', 'En sølvgrå stasjonsvogn foran en bilhall i dagslys'),
    }),
  ],
};
