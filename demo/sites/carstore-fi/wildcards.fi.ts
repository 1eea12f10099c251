import { block, type DemoPage, picture } from '../../site-builder.ts';

/** Without its slug a car still answers, and is sent on. */
export const carWithoutSlug: DemoPage = {
  id: 'car-without-slug',
  language: 'fi',
  path: '/osta-auto/,-w-,',
  name: 'Auto',
  hideInNavigation: true,
  fields: { metaTitle: 'Auto', navTitle: 'Auto', metaDescription: 'Auto Carstoren varastossa.' },
  main: [block('car-page', {})],
};

/** Answers for every car of the stock. */
export const car: DemoPage = {
  id: 'car',
  language: 'fi',
  path: '/osta-auto/,-w-,/,-w-,',
  name: 'Auto',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Auto',
    navTitle: 'Auto',
    metaDescription: 'Vaihtoauto Carstoren varastossa: kuvat, varusteet, hinta ja missä pihassa se on.',
  },
  main: [
    block('car-page', {
      notFoundText:
        'Auto on myyty tai siirretty toiseen pihaan. Soita 010 000 4500, niin etsimme kolme samanlaista.',
    }),
  ],
};

/** Answers for every store of the index. */
export const store: DemoPage = {
  id: 'store',
  language: 'fi',
  path: '/loyda-meidat/,-w-,',
  name: 'Myymälä',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Myymälä',
    navTitle: 'Myymälä',
    metaDescription: 'Aukioloajat, osoite ja väki yhdessä Carstoren yhdeksästä myymälästä.',
  },
  main: [
    block('dealer-page', {
      fallbackImage: picture(
        'scenes/dealership-day',
        'Hopeanvärinen farmari autohallin edessä päivänvalossa',
      ),
    }),
  ],
};
