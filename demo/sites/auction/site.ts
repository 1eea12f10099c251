import { type DemoSite, picture } from '../../site-builder.ts';
import { buy } from './buy.sv.ts';
import { calendar } from './calendar.sv.ts';
import { contact } from './contact.sv.ts';
import { fees } from './fees.sv.ts';
import { home } from './home.sv.ts';
import { sell } from './sell.sv.ts';
import { shell } from './shell.sv.ts';

export const site: DemoSite = {
  name: 'auction',
  settings: {
    displayName: 'Klubban',
    url: 'http://auction.localhost:3000',
    hosts: [{ host: 'auction.localhost' }],
    country: 'SE',
    timeZone: 'Europe/Stockholm',
    languages: [{ code: 'sv' }],
    theme: 'auction',
    contact: {
      address: 'Godsvägen 3, 452 30 Lindö',
      phone: '010-550 01 50',
      email: 'bud@klubban.example',
    },
    titleTemplate: '%s | Klubban',
    favicon: picture('favicons/auction'),
    storeSlug: 'carstore',
    groupSlug: 'solvik',
    directory: {
      section: 'Other businesses',
      order: '12',
      summary: 'Part exchanges under the hammer every Thursday.',
      headline: 'Första, andra, tredje.',
      action: 'Lägg bud',
      wordmark: 'Klubban',
      picture: picture('scenes/auction-hall'),
      look: 'brand',
      bay: picture('bays/auction'),
      bayTone: 'dark',
    },
  },
  brands: [],
  dictionary: { sv: { privacyAddress: 'http://solvik-group.localhost:3000/sv/integritet' } },
  shell: { sv: shell },
  pages: [home, buy, sell, calendar, fees, contact],
};
