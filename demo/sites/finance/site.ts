import { type DemoSite, picture } from '../../site-builder.ts';
import { business } from './business.sv.ts';
import { home } from './home.sv.ts';
import { how } from './how.sv.ts';
import { lease } from './lease.sv.ts';
import { loan } from './loan.sv.ts';
import { shell } from './shell.sv.ts';
import { support } from './support.sv.ts';

export const site: DemoSite = {
  name: 'finance',
  settings: {
    displayName: 'Solvik Finans',
    url: 'http://finance.localhost:3000',
    hosts: [{ host: 'finance.localhost' }],
    country: 'SE',
    timeZone: 'Europe/Stockholm',
    languages: [{ code: 'sv' }],
    theme: 'finance',
    contact: {
      address: 'Kajgatan 2, 451 28 Västerhamn',
      phone: '010-550 01 30',
      email: 'hej@solvikfinans.example',
    },
    titleTemplate: '%s | Solvik Finans',
    favicon: picture('favicons/finance'),
    storeSlug: 'carstore',
    groupSlug: 'solvik',
    directory: {
      section: 'Other businesses',
      order: '13',
      summary: 'Loans and leasing with the sums on the table.',
      headline: 'Räkna först.',
      wordmark: 'Finans',
      look: 'plain',
      bay: picture('bays/finance'),
      bayTone: 'dark',
      rows: [
        { label: 'Billån', value: '4,95 %' },
        { label: 'Privatleasing', value: '2 995 kr' },
        { label: 'Företag', value: 'offert' },
      ],
    },
  },
  brands: [],
  dictionary: { sv: { privacyAddress: 'http://solvik-group.localhost:3000/sv/integritet' } },
  shell: { sv: shell },
  pages: [home, loan, lease, business, how, support],
};
