import type { DemoSite } from '../../write.ts';
import { about } from './about.sv.ts';
import { bmw, brands, mini } from './brands.sv.ts';
import { buyCar, carsInStock, carsInStockEnglish } from './buy.ts';
import { aboutEnglish, homeEnglish, placesEnglish, serviceEnglish } from './english.ts';
import { home } from './home.sv.ts';
import { places } from './places.sv.ts';
import { sellCar } from './sell.sv.ts';
import { bookService, service } from './service.sv.ts';
import { english, swedish } from './shell.ts';
import { coastStory, i4Story, lampsStory, parkingStory, stories, winterStory } from './stories.sv.ts';
import { tyreHotel, tyres } from './tyres.sv.ts';

export const site: DemoSite = {
  name: 'solvik-se',
  settings: {
    displayName: 'Solvik Sverige',
    url: 'http://solvik-se.localhost:3000',
    hosts: [{ host: 'solvik-se.localhost' }, { host: 'www.solvik-se.localhost' }],
    redirectsWww: true,
    country: 'SE',
    timeZone: 'Europe/Stockholm',
    languages: [{ code: 'sv' }, { code: 'en' }],
    theme: 'solvik',
    titleTemplate: '%s | Solvik',
    favicon: { media: 'favicons/solvik-se' },
    pathToCarList: '/kop-bil/alla-bilar-i-lager',
    carDetailPath: '/kop-bil',
    siteDetailPath: '/anlaggningar',
    workshopBookingPath: '/service-och-verkstad/boka-service',
    storeSlug: 'carstore',
    groupSlug: 'solvik',
    indices: { cars: 'cars-solvik-se', sites: 'sites-solvik-se' },
    directory: {
      section: 'Dealers',
      order: '01',
      summary: 'The full house: stock, service booking, tyre hotel and selling your car.',
      headline: 'Kör dit vägen tar slut.',
      action: 'Sök bil',
      picture: { media: 'pictures/solvik/hero' },
      look: 'photo',
      bay: { media: 'pictures/bay-solvik-se' },
      bayTone: 'dark',
    },
  },
  brands: ['BMW', 'MINI', 'VOLVO', 'POLESTAR', 'KIA', 'TOYOTA', 'PORSCHE'],
  shell: { sv: swedish, en: english },
  pages: [
    home,
    buyCar,
    carsInStock,
    brands,
    bmw,
    mini,
    sellCar,
    service,
    bookService,
    tyres,
    tyreHotel,
    places,
    stories,
    coastStory,
    winterStory,
    i4Story,
    parkingStory,
    lampsStory,
    about,
    homeEnglish,
    carsInStockEnglish,
    serviceEnglish,
    placesEnglish,
    aboutEnglish,
  ],
};
