import { storeTexts } from '../../dealers/store-texts.ts';
import { formsOf } from '../../forms.ts';
import { savedCarsPage } from '../../saved-cars.ts';
import { type DemoSite, picture } from '../../site-builder.ts';
import { about } from './about.nb.ts';
import { buy } from './buy.nb.ts';
import { careers, history, newsletter } from './company.nb.ts';
import { home } from './home.nb.ts';
import { own } from './own.nb.ts';
import { privacy } from './privacy.nb.ts';
import { redirects } from './redirects.ts';
import { sell } from './sell.nb.ts';
import { shell } from './shell.nb.ts';
import { searches, stock } from './stock.nb.ts';
import { storeMap } from './store-map.nb.ts';
import { stores } from './stores.nb.ts';
import { car, carWithoutSlug, store } from './wildcards.nb.ts';

export const site: DemoSite = {
  name: 'carstore-no',
  settings: {
    displayName: 'Carstore',
    url: 'http://carstore-no.localhost:3000',
    hosts: [{ host: 'carstore-no.localhost' }],
    country: 'NO',
    timeZone: 'Europe/Oslo',
    languages: [{ code: 'nb' }],
    theme: 'carstore',
    contact: {
      address: 'Strømsveien 266, 1081 Oslo',
      phone: '21 00 45 00',
      email: 'hei@carstore.example',
    },
    titleTemplate: '%s | Carstore',
    favicon: picture('favicons/carstore-no'),
    pathToCarList: '/kjop-bil/alle-brukte-biler',
    carDetailPath: '/kjop-bil',
    siteDetailPath: '/finn-oss',
    storeSlug: 'carstore',
    groupSlug: 'solvik',
    indices: { cars: 'cars-carstore-no', sites: 'sites-carstore-no' },
    directory: {
      section: 'Carstore',
      order: '05',
      summary: 'Same care, Norwegian roads.',
      headline: 'Bruktbil uten bismak.',
      action: 'Finn bil',
      wordmark: 'carstore',
      picture: picture('pictures/carstore/sell-suv'),
      look: 'dark',
      bay: picture('bays/carstore-no'),
      bayTone: 'dark',
    },
  },
  brands: [
    'AUDI',
    'BMW',
    'BYD',
    'FORD',
    'HYUNDAI',
    'KIA',
    'MAZDA',
    'MERCEDES',
    'MG',
    'NISSAN',
    'PEUGEOT',
    'POLESTAR',
    'SKODA',
    'TESLA',
    'TOYOTA',
    'VOLVO',
    'VW',
  ],
  dictionary: {
    nb: {
      siteListPath: '/finn-oss',
      privacyAddress: '/personvern',
      ...storeTexts.nb,
      locatorDealerCount: '{count, plural, one {# butikk} other {# butikker}}',
    },
  },
  shell: { nb: shell },
  pages: [
    home,
    buy,
    stock,
    ...searches,
    car,
    carWithoutSlug,
    savedCarsPage('nb', '/lagrede-biler'),
    sell,
    own,
    stores,
    storeMap,
    store,
    about,
    history,
    careers,
    newsletter,
    privacy,
  ],
  redirects,
  forms: formsOf('carstore-no'),
};
