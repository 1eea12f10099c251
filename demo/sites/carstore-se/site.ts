import { formsOf } from '../../forms.ts';
import { savedCarsPage } from '../../saved-cars.ts';
import { type DemoSite, picture } from '../../site-builder.ts';
import { about } from './about.sv.ts';
import { brandPages, brands } from './brands/brands.sv.ts';
import { buy } from './buy.sv.ts';
import { careers, history, newsletter, sustainability } from './company.sv.ts';
import { home } from './home.sv.ts';
import { own } from './own.sv.ts';
import { privacy } from './privacy.sv.ts';
import { redirects } from './redirects.ts';
import { sell } from './sell.sv.ts';
import { shell } from './shell.sv.ts';
import { searches, stock } from './stock.sv.ts';
import { storeMap } from './store-map.sv.ts';
import { stores } from './stores.sv.ts';
import { batteryReport, firstWinter } from './stories/electric.ts';
import { stories } from './stories/index-page.ts';
import { insurance, towing } from './stories/owning.ts';
import { privateImport, serviceBook } from './stories/papers.ts';
import { cambelt, milesOrYears } from './stories/wear.ts';
import { texts } from './texts.sv.ts';
import { car, carWithoutSlug, store } from './wildcards.sv.ts';
import { winterWheels } from './winter-wheels.sv.ts';

const buying = [
  buy,
  stock,
  ...searches,
  stores,
  storeMap,
  store,
  brands,
  ...brandPages,
  winterWheels,
  car,
  carWithoutSlug,
];
const company = [about, history, careers, sustainability, newsletter, privacy];
const told = [stories, firstWinter, serviceBook, batteryReport, cambelt, milesOrYears];
const moreTold = [privateImport, insurance, towing];

export const site: DemoSite = {
  name: 'carstore-se',
  settings: {
    displayName: 'Carstore',
    url: 'http://carstore-se.localhost:3000',
    hosts: [{ host: 'carstore-se.localhost' }],
    country: 'SE',
    timeZone: 'Europe/Stockholm',
    languages: [{ code: 'sv' }],
    theme: 'carstore',
    contact: {
      address: 'Ångkraftsvägen 3, 721 30 Västerås',
      phone: '010-123 45 00',
      email: 'hej@carstore.example',
    },
    titleTemplate: '%s | Carstore',
    favicon: picture('favicons/carstore-se'),
    pathToCarList: '/kop-bil/alla-bilar',
    carDetailPath: '/kop-bil',
    siteDetailPath: '/kop-bil/hitta-oss',
    storeSlug: 'carstore',
    groupSlug: 'solvik',
    indices: { cars: 'cars-carstore-se', sites: 'sites-carstore-se' },
    directory: {
      section: 'Carstore',
      order: '04',
      summary: 'Used cars in 21 stores.',
      headline: 'Din nästa bil har redan kört in sig.',
      action: 'Sök bil',
      wordmark: 'carstore',
      picture: picture('pictures/carstore/hero-hatch'),
      look: 'brand',
      bay: picture('bays/carstore-se'),
      bayTone: 'dark',
    },
  },
  brands: [
    'AUDI',
    'BMW',
    'CUPRA',
    'FORD',
    'HYUNDAI',
    'KIA',
    'MERCEDES',
    'NISSAN',
    'PEUGEOT',
    'POLESTAR',
    'RENAULT',
    'SKODA',
    'TESLA',
    'TOYOTA',
    'VOLVO',
    'VW',
  ],
  dictionary: { sv: texts },
  shell: { sv: shell },
  pages: [
    home,
    ...buying,
    savedCarsPage('sv', '/sparade-bilar'),
    sell,
    own,
    ...told,
    ...moreTold,
    ...company,
  ],
  redirects,
  forms: formsOf('carstore-se'),
};
