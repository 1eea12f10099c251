import { formsOf } from '../../forms.ts';
import type { DemoSite } from '../../site-builder.ts';
import { englishPages } from './english/pages.ts';
import { swedishPages } from './pages.ts';
import { redirects } from './redirects.ts';
import { english, swedish } from './shell.ts';

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
    contact: {
      address: 'Kajgatan 2, 451 28 Västerhamn',
      phone: '010-550 01 28',
      email: 'hej@solvik.example',
    },
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
      picture: { media: 'scenes/coast-dusk' },
      look: 'photo',
      bay: { media: 'bays/solvik-se' },
      bayTone: 'dark',
    },
  },
  brands: ['BMW', 'MINI', 'VOLVO', 'POLESTAR', 'KIA', 'TOYOTA', 'PORSCHE'],
  dictionary: {
    sv: { privacyAddress: '/om-solvik/integritetspolicy' },
    en: { privacyAddress: '/om-solvik/integritetspolicy', siteListPath: '/anlaggningar' },
  },
  shell: { sv: swedish, en: english },
  pages: [...swedishPages, ...englishPages],
  redirects,
  forms: formsOf('solvik-se'),
};
