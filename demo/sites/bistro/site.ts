import { type DemoSite, picture } from '../../site-builder.ts';
import { find } from './find.sv.ts';
import { home } from './home.sv.ts';
import { menu } from './menu.sv.ts';
import { parties } from './parties.sv.ts';
import { room } from './room.sv.ts';
import { shell } from './shell.sv.ts';

export const site: DemoSite = {
  name: 'bistro',
  settings: {
    displayName: 'Bistro Navet',
    url: 'http://bistro.localhost:3000',
    hosts: [{ host: 'bistro.localhost' }],
    country: 'SE',
    timeZone: 'Europe/Stockholm',
    languages: [{ code: 'sv' }],
    theme: 'bistro',
    contact: {
      address: 'Kajgatan 12, 451 28 Västerhamn',
      phone: '010-550 01 99',
      email: 'bord@navet.example',
    },
    titleTemplate: '%s | Bistro Navet',
    favicon: picture('favicons/bistro'),
    storeSlug: 'carstore',
    groupSlug: 'solvik',
    directory: {
      section: 'Other businesses',
      order: '10',
      summary: 'Lunch between the workshop and the water.',
      headline: 'Dagens: soppa på skockor.',
      wordmark: 'Navet',
      picture: picture('scenes/bistro'),
      look: 'plain',
      bay: picture('bays/bistro'),
      bayTone: 'dark',
    },
  },
  brands: [],
  dictionary: { sv: { privacyAddress: 'http://solvik-group.localhost:3000/sv/integritet' } },
  shell: { sv: shell },
  pages: [home, menu, room, parties, find],
};
