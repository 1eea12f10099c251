import type { Language } from '../../src/shared/sites/languages.ts';

type StarterTexts = {
  home: string;
  cars: string;
  newCars: string;
  allCars: string;
  car: string;
  /** Addresses of the car list and of the car pages. */
  listPath: string;
  carPath: string;
};

/** What the first pages of a site are called before an editor changes it. */
export const starterTexts: Readonly<Record<Language, StarterTexts>> = {
  sv: {
    home: 'Start',
    cars: 'Bilar i lager',
    newCars: 'Nyinkommet',
    allCars: 'Alla bilar',
    car: 'Bil',
    listPath: '/bilar',
    carPath: '/bil',
  },
  nb: {
    home: 'Forside',
    cars: 'Biler på lager',
    newCars: 'Nyinnkommet',
    allCars: 'Alle biler',
    car: 'Bil',
    listPath: '/biler',
    carPath: '/bil',
  },
  en: {
    home: 'Home',
    cars: 'Cars in stock',
    newCars: 'Just in',
    allCars: 'All cars',
    car: 'Car',
    listPath: '/cars',
    carPath: '/car',
  },
  fi: {
    home: 'Etusivu',
    cars: 'Autot varastossa',
    newCars: 'Juuri saapuneet',
    allCars: 'Kaikki autot',
    car: 'Auto',
    listPath: '/autot',
    carPath: '/auto',
  },
  sk: {
    home: 'Domov',
    cars: 'Autá v ponuke',
    newCars: 'Práve prišli',
    allCars: 'Všetky autá',
    car: 'Auto',
    listPath: '/auta',
    carPath: '/auto',
  },
};
