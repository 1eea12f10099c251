import { formsOf } from '../../forms.ts';
import { savedCarsPage } from '../../saved-cars.ts';
import { type DemoSite, picture } from '../../site-builder.ts';
import { about } from './about.sk.ts';
import { buy } from './buy.sk.ts';
import { careers, history, newsletter } from './company.sk.ts';
import { home } from './home.sk.ts';
import { own } from './own.sk.ts';
import { privacy } from './privacy.sk.ts';
import { redirects } from './redirects.ts';
import { sell } from './sell.sk.ts';
import { shell } from './shell.sk.ts';
import { searches, stock } from './stock.sk.ts';
import { storeMap } from './store-map.sk.ts';
import { stores } from './stores.sk.ts';
import { car, carWithoutSlug, store } from './wildcards.sk.ts';

export const site: DemoSite = {
  name: 'carstore-sk',
  settings: {
    displayName: 'Carstore',
    url: 'http://carstore-sk.localhost:3000',
    hosts: [{ host: 'carstore-sk.localhost' }],
    country: 'SK',
    timeZone: 'Europe/Bratislava',
    languages: [{ code: 'sk' }],
    theme: 'carstore',
    contact: {
      address: 'Panónska cesta 26, 851 04 Bratislava',
      phone: '02/0000 4500',
      email: 'ahoj@carstore.example',
    },
    titleTemplate: '%s | Carstore',
    favicon: picture('favicons/carstore-sk'),
    pathToCarList: '/kupit-auto/ponuka',
    carDetailPath: '/kupit-auto',
    siteDetailPath: '/kontakty',
    storeSlug: 'carstore',
    groupSlug: 'solvik',
    indices: { cars: 'cars-carstore-sk', sites: 'sites-carstore-sk' },
    directory: {
      section: 'Carstore',
      order: '07',
      summary: 'Prices in euro, stores from Bratislava to Košice.',
      headline: 'Predajte auto pri káve.',
      action: 'Chcem cenu',
      wordmark: 'carstore',
      picture: picture('pictures/carstore/car-hatch-white'),
      look: 'accent',
      bay: picture('bays/carstore-sk'),
      bayTone: 'light',
    },
  },
  brands: [
    'AUDI',
    'BMW',
    'CITROEN',
    'DACIA',
    'FORD',
    'HYUNDAI',
    'KIA',
    'MAZDA',
    'OPEL',
    'PEUGEOT',
    'RENAULT',
    'SEAT',
    'SKODA',
    'SUZUKI',
    'TOYOTA',
    'VW',
  ],
  dictionary: { sk: { siteListPath: '/kontakty', privacyAddress: '/ochrana-udajov' } },
  shell: { sk: shell },
  pages: [
    home,
    sell,
    buy,
    stock,
    ...searches,
    car,
    carWithoutSlug,
    savedCarsPage('sk', '/ulozene-auta'),
    own,
    about,
    history,
    careers,
    newsletter,
    stores,
    storeMap,
    store,
    privacy,
  ],
  redirects,
  forms: formsOf('carstore-sk'),
};
