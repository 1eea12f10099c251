import { formsOf } from '../../forms.ts';
import { savedCarsPage } from '../../saved-cars.ts';
import type { DemoSite } from '../../site-builder.ts';
import { aboutPages } from './about.ts';
import { allStockPages } from './buy/all-stock.ts';
import { brandPages } from './buy/brands.ts';
import { buyCar } from './buy/buy.ts';
import { carByNumber, carPage } from './buy/car-page.ts';
import { fleetPages } from './buy/fleet.ts';
import { motabilityPages } from './buy/motability.ts';
import { newCarPages } from './buy/new-cars.ts';
import { offerPages } from './buy/offers.ts';
import { plateCampaign } from './buy/plate-campaign.ts';
import { usedCarPages } from './buy/used-cars.ts';
import { financePages } from './finance/options.ts';
import { protectionPages } from './finance/protection.ts';
import { home } from './home.ts';
import { legalPages } from './legal/legal.ts';
import { placePages } from './places.ts';
import { redirects } from './redirects.ts';
import { sellCar } from './sell.ts';
import { servicePages } from './service/pages.ts';
import { shell } from './shell.ts';
import { storyPages } from './stories/all.ts';

export const site: DemoSite = {
  name: 'solvik-uk',
  settings: {
    displayName: 'Solvik UK',
    url: 'http://solvik-uk.localhost:3000',
    hosts: [{ host: 'solvik-uk.localhost' }],
    country: 'GB',
    timeZone: 'Europe/London',
    languages: [{ code: 'en' }],
    theme: 'solvik',
    contact: {
      address: '12 Staithes Quay, Gateshead NE8 2BJ',
      phone: '01632 960128',
      email: 'hello@solvik.example',
    },
    titleTemplate: '%s | Solvik',
    favicon: { media: 'favicons/solvik-uk' },
    pathToCarList: '/buy-car/all-stock',
    carDetailPath: '/buy-car',
    siteDetailPath: '/find-us',
    workshopBookingPath: '/service-and-parts/book-a-service-or-mot',
    financeOrganisationId: 'solvik-uk-demo',
    storeSlug: 'carstore',
    groupSlug: 'solvik',
    indices: { cars: 'cars-solvik-uk', sites: 'sites-solvik-uk' },
    directory: {
      section: 'Dealers',
      order: '03',
      summary: 'Used cars with PCP and HP quotes, 360° views and quick filters.',
      headline: 'Good cars, plainly priced.',
      action: 'Browse used cars',
      picture: { media: 'scenes/rest-stop-dawn' },
      look: 'stage',
      bay: { media: 'bays/solvik-uk' },
      bayTone: 'dark',
    },
  },
  brands: ['BMW', 'MINI', 'MERCEDES', 'SMART', 'LANDROVER', 'VOLVO', 'KIA', 'VAUXHALL'],
  dictionary: { en: { privacyAddress: '/legal/privacy-policy' } },
  shell,
  pages: [
    home,
    buyCar,
    ...allStockPages,
    ...usedCarPages,
    ...newCarPages,
    ...brandPages,
    ...offerPages,
    plateCampaign,
    ...fleetPages,
    ...motabilityPages,
    ...financePages,
    ...protectionPages,
    carByNumber,
    carPage,
    savedCarsPage('en', '/saved-cars'),
    ...servicePages,
    sellCar,
    ...placePages,
    ...storyPages,
    ...aboutPages,
    ...legalPages,
  ],
  redirects,
  forms: formsOf('solvik-uk'),
};
