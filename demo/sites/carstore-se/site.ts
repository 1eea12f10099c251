import { type DemoSite, picture } from '../../write.ts';
import { about } from './about.sv.ts';
import { buy } from './buy.sv.ts';
import { home } from './home.sv.ts';
import { own } from './own.sv.ts';
import { privacy } from './privacy.sv.ts';
import { sell } from './sell.sv.ts';
import { shell } from './shell.sv.ts';
import { stock } from './stock.sv.ts';
import { stores } from './stores.sv.ts';

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
      summary: '1 200 cars in 21 stores.',
      headline: 'Din nästa bil har redan kört in sig.',
      action: 'Sök bil',
      wordmark: 'carstore',
      picture: picture('pictures/carstore/hero-hatch'),
      look: 'brand',
      bay: picture('pictures/bay-carstore-se'),
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
  dictionary: { sv: { siteListPath: '/kop-bil/hitta-oss', privacyAddress: '/integritet' } },
  shell: { sv: shell },
  pages: [home, buy, stock, stores, sell, own, about, privacy],
};
