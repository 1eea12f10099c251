import { block, type DemoPage, picture } from '../../site-builder.ts';

/** Without its slug a car still answers, and is sent on. */
export const carWithoutSlug: DemoPage = {
  id: 'car-without-slug',
  language: 'sk',
  path: '/kupit-auto/,-w-,',
  name: 'Auto',
  hideInNavigation: true,
  fields: { metaTitle: 'Auto', navTitle: 'Auto', metaDescription: 'Auto v ponuke Carstore.' },
  main: [block('car-page', {})],
};

/** Answers for every car of the stock. */
export const car: DemoPage = {
  id: 'car',
  language: 'sk',
  path: '/kupit-auto/,-w-,/,-w-,',
  name: 'Auto',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Auto',
    navTitle: 'Auto',
    metaDescription: 'Jazdené auto v ponuke Carstore: fotky, výbava, cena a kde stojí.',
  },
  main: [
    block('car-page', {
      notFoundText:
        'Auto je predané alebo presunuté do inej predajne. Zavolajte na 02/0000 4500 a nájdeme tri podobné.',
    }),
  ],
};

/** Answers for every store of the index. */
export const store: DemoPage = {
  id: 'store',
  language: 'sk',
  path: '/kontakty/,-w-,',
  name: 'Predajňa',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Predajňa',
    navTitle: 'Predajňa',
    metaDescription: 'Otváracie hodiny, adresa a ľudia v jednej z ôsmich predajní Carstore.',
  },
  main: [
    block('dealer-page', {
      fallbackImage: picture('scenes/dealership-dusk', 'Svetlé auto pred osvetleným autosalónom za súmraku'),
    }),
  ],
};
