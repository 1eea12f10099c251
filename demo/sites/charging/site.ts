import { type DemoSite, picture } from '../../site-builder.ts';
import { business as businessEn } from './business.en.ts';
import { business } from './business.sv.ts';
import { find as findEn } from './find.en.ts';
import { find } from './find.sv.ts';
import { home as homeEn } from './home.en.ts';
import { home } from './home.sv.ts';
import { homeCharging } from './home-charging.sv.ts';
import { how as howEn } from './how.en.ts';
import { how } from './how.sv.ts';
import { prices as pricesEn } from './prices.en.ts';
import { prices } from './prices.sv.ts';
import { shell as shellEn } from './shell.en.ts';
import { shell } from './shell.sv.ts';
import { support as supportEn } from './support.en.ts';
import { support } from './support.sv.ts';

export const site: DemoSite = {
  name: 'charging',
  settings: {
    displayName: 'Ström',
    url: 'http://charging.localhost:3000',
    hosts: [{ host: 'charging.localhost' }],
    country: 'SE',
    timeZone: 'Europe/Stockholm',
    languages: [{ code: 'sv' }, { code: 'en' }],
    theme: 'charging',
    contact: {
      address: 'Kajgatan 2, 451 28 Västerhamn',
      phone: '010-550 01 61',
      email: 'hej@strom.example',
    },
    titleTemplate: '%s | Ström',
    favicon: picture('favicons/charging'),
    indices: { chargers: 'chargers-charging' },
    storeSlug: 'carstore',
    groupSlug: 'solvik',
    directory: {
      section: 'Other businesses',
      order: '09',
      summary: 'Fast charging by the road, with a charging-point locator and open prices.',
      headline: 'Fulladdad före kaffet.',
      action: 'Hitta laddare',
      wordmark: 'ström',
      picture: picture('scenes/charging-night'),
      look: 'dark',
      bay: picture('bays/charging'),
      bayTone: 'light',
    },
  },
  brands: [],
  dictionary: {
    sv: { privacyAddress: 'http://solvik-group.localhost:3000/sv/integritet' },
    en: { privacyAddress: 'http://solvik-group.localhost:3000/privacy' },
  },
  shell: { sv: shell, en: shellEn },
  pages: [
    home,
    find,
    prices,
    how,
    homeCharging,
    business,
    support,
    homeEn,
    findEn,
    pricesEn,
    howEn,
    businessEn,
    supportEn,
  ],
};
