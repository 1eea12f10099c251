import { formsOf } from '../../forms.ts';
import { savedCarsPage } from '../../saved-cars.ts';
import type { DemoSite } from '../../site-builder.ts';
import { aboutPages } from './about/pages.ts';
import { brandPages } from './buy/brands.ts';
import { buyCar } from './buy/buy.ts';
import { campaignPages } from './buy/campaigns.ts';
import { carByNumber, carPage } from './buy/car-page.ts';
import { financePages } from './buy/finance.ts';
import { usedCarPages } from './buy/used-cars.ts';
import { wholeStockPages } from './buy/whole-stock.ts';
import { home } from './home.ts';
import { motorcyclePages } from './motorcycles.ts';
import { placePages } from './places.ts';
import { redirects } from './redirects.ts';
import { sellCar } from './sell.ts';
import { servicePages } from './service/pages.ts';
import { shell } from './shell.ts';
import { storyPages } from './stories/all.ts';

export const site: DemoSite = {
  name: 'solvik-no',
  settings: {
    displayName: 'Solvik Norge',
    url: 'http://solvik-no.localhost:3000',
    hosts: [{ host: 'solvik-no.localhost' }],
    country: 'NO',
    timeZone: 'Europe/Oslo',
    languages: [{ code: 'nb' }],
    theme: 'solvik',
    contact: {
      address: 'Barstølveien 23, 4636 Kristiansand',
      phone: '22 22 01 28',
      email: 'hei@solvik.example',
    },
    titleTemplate: '%s | Solvik',
    favicon: { media: 'favicons/solvik-no' },
    pathToCarList: '/kjop-bil/hele-lageret',
    carDetailPath: '/kjop-bil',
    siteDetailPath: '/finn-oss',
    workshopBookingPath: '/service-og-verksted/bestill-time',
    showsNewCarsInStock: true,
    storeSlug: 'carstore',
    groupSlug: 'solvik',
    indices: { cars: 'cars-solvik-no', sites: 'sites-solvik-no' },
    directory: {
      section: 'Dealers',
      order: '02',
      summary: 'Cars and motorcycles, and the Norwegian service form.',
      headline: 'Vinterklar før første snø.',
      action: 'Bestill time',
      picture: { media: 'scenes/winter-mountains' },
      look: 'photo',
      bay: { media: 'bays/solvik-no' },
      bayTone: 'dark',
    },
  },
  brands: ['BMW', 'MINI', 'BMWMOTORRAD', 'VOLVO', 'KIA', 'SKODA'],
  dictionary: { nb: { privacyAddress: '/om-solvik/personvern' } },
  shell,
  pages: [
    home,
    buyCar,
    ...wholeStockPages,
    ...usedCarPages,
    ...brandPages,
    ...financePages,
    ...campaignPages,
    carByNumber,
    carPage,
    savedCarsPage('nb', '/lagrede-biler'),
    sellCar,
    ...servicePages,
    ...motorcyclePages,
    ...placePages,
    ...storyPages,
    ...aboutPages,
  ],
  redirects,
  forms: formsOf('solvik-no'),
};
