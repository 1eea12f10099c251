import { block, type DemoPage, picture } from '../../site-builder.ts';

/** Without its slug a car still answers, and is sent on. */
export const carWithoutSlug: DemoPage = {
  id: 'car-without-slug',
  language: 'sv',
  path: '/kop-bil/,-w-,',
  name: 'Bil',
  hideInNavigation: true,
  fields: { metaTitle: 'Bil', navTitle: 'Bil', metaDescription: 'En bil i Carstores lager.' },
  main: [block('car-page', {})],
};

/** Answers for every car of the stock. */
export const car: DemoPage = {
  id: 'car',
  language: 'sv',
  path: '/kop-bil/,-w-,/,-w-,',
  name: 'Bil',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Bil',
    navTitle: 'Bil',
    metaDescription: 'En begagnad bil i Carstores lager: bilder, utrustning, pris och var den står.',
  },
  main: [
    block('car-page', {
      notFoundText:
        'Bilen är såld, eller flyttad till en annan butik. Ring 010-123 45 00, så letar vi upp tre som liknar den.',
    }),
  ],
};

/** Answers for every store of the index. */
export const store: DemoPage = {
  id: 'store',
  language: 'sv',
  path: '/kop-bil/hitta-oss/,-w-,',
  name: 'Butik',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Butik',
    navTitle: 'Butik',
    metaDescription: 'Öppettider, adress och folk i en av Carstores 21 butiker.',
  },
  main: [
    block('dealer-page', {
      fallbackImage: picture('scenes/dealership-dusk', 'En ljus bil utanför en upplyst bilhall i skymningen'),
    }),
  ],
};
