import { savedCarsPage } from '../../../saved-cars.ts';
import type { DemoPage } from '../../../site-builder.ts';
import { carEnglish, carWithoutSlugEnglish } from '../buy/car.ts';
import { placesMapEnglish } from '../places/map.ts';
import { storiesEnglish } from '../stories/index-page.ts';
import { aboutEnglish, dealershipEnglish, placesEnglish, privacyEnglish } from './about.ts';
import {
  allCarsEnglish,
  brandsEnglish,
  buyEnglish,
  carSearchesEnglish,
  electricCarsEnglish,
  sellEnglish,
} from './buy.ts';
import { homeEnglish } from './home.ts';
import { bookServiceEnglish, serviceEnglish, tyreHotelEnglish, tyresEnglish } from './owning.ts';
import { coastEnglish, minusTwentyEnglish, studsEnglish } from './stories.ts';

/** The main pages for those who do not read Swedish. */
export const englishPages: readonly DemoPage[] = [
  homeEnglish,
  buyEnglish,
  allCarsEnglish,
  ...carSearchesEnglish,
  brandsEnglish,
  electricCarsEnglish,
  carWithoutSlugEnglish,
  carEnglish,
  savedCarsPage('en', '/sparade-bilar'),
  sellEnglish,
  serviceEnglish,
  bookServiceEnglish,
  tyresEnglish,
  tyreHotelEnglish,
  placesEnglish,
  placesMapEnglish,
  dealershipEnglish,
  storiesEnglish,
  coastEnglish,
  minusTwentyEnglish,
  studsEnglish,
  aboutEnglish,
  privacyEnglish,
];
