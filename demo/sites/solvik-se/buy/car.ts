import { block } from '../../../site-builder.ts';
import { english, swedish } from '../page.ts';

/** Without its slug a car still answers, and is sent on. */
export const carWithoutSlug = swedish({
  path: '/kop-bil/,-w-,',
  name: 'Bil',
  hidden: true,
  description: 'En bil i Solviks lager.',
  main: [block('car-page', {})],
});

/** Answers for every car of the stock: /kop-bil/{id}/{slug}. */
export const car = swedish({
  path: '/kop-bil/,-w-,/,-w-,',
  name: 'Bil',
  hidden: true,
  description: 'En bil i Solviks lager: bilder, utrustning, pris och var den står.',
  main: [
    block('car-page', {
      notFoundText:
        'Bilen är såld eller flyttad. Ring 010-550 01 28, så letar vi upp tre som liknar den och säger var de står.',
    }),
  ],
});

export const carWithoutSlugEnglish = english({
  path: '/kop-bil/,-w-,',
  name: 'Car',
  hidden: true,
  description: 'A car in Solvik’s stock.',
  main: [block('car-page', {})],
});

export const carEnglish = english({
  path: '/kop-bil/,-w-,/,-w-,',
  name: 'Car',
  hidden: true,
  description: 'A car in Solvik’s stock: pictures, equipment, price and where it stands.',
  main: [
    block('car-page', {
      notFoundText:
        'It has been sold or moved. Ring 010-550 01 28; we will find three like it and say where they stand.',
    }),
  ],
});
