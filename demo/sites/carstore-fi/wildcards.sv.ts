import { block, type DemoPage, picture } from '../../site-builder.ts';

/** Without its slug a car still answers, and is sent on. */
export const carWithoutSlug: DemoPage = {
  id: 'car-without-slug',
  language: 'sv',
  path: '/osta-auto/,-w-,',
  name: 'Bil',
  hideInNavigation: true,
  fields: { metaTitle: 'Bil', navTitle: 'Bil', metaDescription: 'En bil i Carstores lager.' },
  main: [block('car-page', {})],
};

/** Answers for every car of the stock. */
export const car: DemoPage = {
  id: 'car',
  language: 'sv',
  path: '/osta-auto/,-w-,/,-w-,',
  name: 'Bil',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Bil',
    navTitle: 'Bil',
    metaDescription:
      'En begagnad bil i Carstores lager: bilder, utrustning, pris och på vilken gård den står.',
  },
  main: [
    block('car-page', {
      notFoundText:
        'Bilen är såld eller flyttad till en annan gård. Ring 010 000 4500, knapp två, så letar vi upp tre som liknar den.',
    }),
  ],
};

/** Answers for every store of the index. */
export const store: DemoPage = {
  id: 'store',
  language: 'sv',
  path: '/loyda-meidat/,-w-,',
  name: 'Butik',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Butik',
    navTitle: 'Butik',
    metaDescription: 'Öppettider, adress och folk i en av Carstores nio butiker i Finland.',
  },
  main: [
    block('dealer-page', {
      fallbackImage: picture(
        'scenes/dealership-day',
        'En silverfärgad farmarbil utanför en bilhall i dagsljus',
      ),
    }),
  ],
};
