import { type DemoSite, picture } from '../../site-builder.ts';
import { agreements } from './agreements.sv.ts';
import { breakdown } from './breakdown.sv.ts';
import { home } from './home.sv.ts';
import { places } from './places.sv.ts';
import { shell } from './shell.sv.ts';
import { vehicles } from './vehicles.sv.ts';
import { workshop } from './workshop.sv.ts';

export const site: DemoSite = {
  name: 'trucks',
  settings: {
    displayName: 'Solvik Lastvagnar',
    url: 'http://trucks.localhost:3000',
    hosts: [{ host: 'trucks.localhost' }],
    country: 'SE',
    timeZone: 'Europe/Stockholm',
    languages: [{ code: 'sv' }],
    theme: 'trucks',
    contact: {
      address: 'Godsvägen 9, 452 30 Lindö',
      phone: '010-550 01 40',
      email: 'verkstad@lastvagnar.example',
    },
    titleTemplate: '%s | Solvik Lastvagnar',
    favicon: picture('favicons/trucks'),
    siteDetailPath: '/anlaggningar',
    storeSlug: 'carstore',
    groupSlug: 'solvik',
    indices: { sites: 'sites-trucks' },
    directory: {
      section: 'Other businesses',
      order: '11',
      summary: 'Trucks, vans and a workshop that opens at five.',
      headline: 'Vi öppnar före dig.',
      action: 'Boka verkstad',
      wordmark: 'Lastvagnar',
      picture: picture('scenes/truck-yard'),
      look: 'stage',
      bay: picture('bays/trucks'),
      bayTone: 'dark',
    },
  },
  brands: [],
  dictionary: { sv: { privacyAddress: 'http://solvik-group.localhost:3000/sv/integritet' } },
  shell: { sv: shell },
  pages: [home, workshop, agreements, vehicles, breakdown, places],
};
