import { storeTexts } from '../../dealers/store-texts.ts';
import { formsOf } from '../../forms.ts';
import { savedCarsPage } from '../../saved-cars.ts';
import { type DemoSite, picture } from '../../site-builder.ts';
import { about } from './about.fi.ts';
import { about as aboutSv } from './about.sv.ts';
import { buy } from './buy.fi.ts';
import { buy as buySv } from './buy.sv.ts';
import * as company from './company.fi.ts';
import * as companySv from './company.sv.ts';
import { home } from './home.fi.ts';
import { home as homeSv } from './home.sv.ts';
import { own } from './own.fi.ts';
import { own as ownSv } from './own.sv.ts';
import { privacy } from './privacy.fi.ts';
import { privacy as privacySv } from './privacy.sv.ts';
import { redirects } from './redirects.ts';
import { sell } from './sell.fi.ts';
import { sell as sellSv } from './sell.sv.ts';
import { shell } from './shell.fi.ts';
import { shell as shellSv } from './shell.sv.ts';
import { searches, stock } from './stock.fi.ts';
import { searches as searchesSv, stock as stockSv } from './stock.sv.ts';
import { storeMap, storeMapSv } from './store-map.ts';
import { stores } from './stores.fi.ts';
import { stores as storesSv } from './stores.sv.ts';
import * as wildcards from './wildcards.fi.ts';
import * as wildcardsSv from './wildcards.sv.ts';

export const site: DemoSite = {
  name: 'carstore-fi',
  settings: {
    displayName: 'Carstore',
    url: 'http://carstore-fi.localhost:3000',
    hosts: [{ host: 'carstore-fi.localhost' }],
    country: 'FI',
    timeZone: 'Europe/Helsinki',
    languages: [{ code: 'fi' }, { code: 'sv' }],
    theme: 'carstore',
    contact: {
      address: 'Volttikatu 7, 70700 Kuopio',
      phone: '010 000 4500',
      email: 'moi@carstore.example',
    },
    titleTemplate: '%s | Carstore',
    favicon: picture('favicons/carstore-fi'),
    pathToCarList: '/osta-auto/vaihtoautot',
    carDetailPath: '/osta-auto',
    siteDetailPath: '/loyda-meidat',
    storeSlug: 'carstore',
    groupSlug: 'solvik',
    indices: { cars: 'cars-carstore-fi', sites: 'sites-carstore-fi' },
    directory: {
      section: 'Carstore',
      order: '06',
      summary: 'In Finnish and Swedish.',
      headline: 'Seuraava autosi on jo ajettu sisään.',
      action: 'Hae autoa',
      wordmark: 'carstore',
      picture: picture('pictures/carstore/car-hatch-ice'),
      look: 'stage',
      bay: picture('bays/carstore-fi'),
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
    'MERCEDES',
    'NISSAN',
    'OPEL',
    'PEUGEOT',
    'RENAULT',
    'SKODA',
    'TOYOTA',
    'VOLVO',
    'VW',
  ],
  dictionary: {
    fi: {
      siteListPath: '/loyda-meidat',
      privacyAddress: '/tietosuoja',
      ...storeTexts.fi,
      locatorDealerCount: '{count, plural, one {# myymälä} other {# myymälää}}',
    },
    sv: {
      siteListPath: '/loyda-meidat',
      privacyAddress: '/tietosuoja',
      ...storeTexts.sv,
      locatorDealerCount: '{count, plural, one {# butik} other {# butiker}}',
      sellNextVisit: 'Vi tittar på bilen tillsammans. Det tar en halvtimme.',
      sellNextMoney: 'Pengarna är på kontot samma dag. Vi betalar bort lånet.',
    },
  },
  shell: { fi: shell, sv: shellSv },
  pages: [
    home,
    homeSv,
    buy,
    buySv,
    stock,
    stockSv,
    ...searches,
    ...searchesSv,
    savedCarsPage('fi', '/tallennetut-autot'),
    savedCarsPage('sv', '/tallennetut-autot'),
    sell,
    sellSv,
    own,
    ownSv,
    stores,
    storesSv,
    storeMap,
    storeMapSv,
    about,
    aboutSv,
    ...Object.values(company),
    ...Object.values(companySv),
    ...Object.values(wildcards),
    ...Object.values(wildcardsSv),
    privacy,
    privacySv,
  ],
  redirects,
  forms: formsOf('carstore-fi'),
};
