import { type DemoSite, picture } from '../../site-builder.ts';
import { contact } from './contact.fi.ts';
import { home } from './home.fi.ts';
import { kitPages, kits } from './kits.fi.ts';
import { ordering } from './ordering.fi.ts';
import { privacy } from './privacy.fi.ts';
import { returns } from './returns.fi.ts';
import { shell } from './shell.fi.ts';
import { whatIsAKit } from './what-is-a-kit.fi.ts';

export const site: DemoSite = {
  name: 'kits-fi',
  settings: {
    displayName: 'Osasetti',
    url: 'http://kits-fi.localhost:3000',
    hosts: [{ host: 'kits-fi.localhost' }],
    country: 'FI',
    timeZone: 'Europe/Helsinki',
    languages: [{ code: 'fi' }],
    theme: 'kits',
    contact: {
      address: 'Takoraudantie 11, 00700 Helsinki',
      phone: '010 000 4700',
      email: 'tiski@osasetti.example',
    },
    titleTemplate: '%s | Osasetti',
    favicon: picture('favicons/kits-fi'),
    storeSlug: 'carstore',
    groupSlug: 'solvik',
    directory: {
      section: 'Other businesses',
      order: '14',
      summary: 'Spare-part kits: a catalogue by car, with a cart.',
      headline: 'Kaikki osat yhdessä laatikossa.',
      action: 'Etsi setti',
      wordmark: 'Osasetti',
      picture: picture('scenes/parts-warehouse'),
      look: 'photo',
      bay: picture('bays/kits-fi'),
      bayTone: 'light',
    },
  },
  brands: [
    'AUDI',
    'BMW',
    'CITROEN',
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
  dictionary: { fi: { privacyAddress: '/tietosuoja', kitEnquiryEmail: 'tiski@osasetti.example' } },
  shell: { fi: shell },
  pages: [home, kits, ...kitPages, whatIsAKit, ordering, returns, contact, privacy],
};
