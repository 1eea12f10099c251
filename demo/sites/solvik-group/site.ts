import { type DemoSite, picture } from '../../site-builder.ts';
import { about as aboutEn } from './about.en.ts';
import { about as aboutSv } from './about.sv.ts';
import { businesses as businessesEn } from './businesses.en.ts';
import { businesses as businessesSv } from './businesses.sv.ts';
import { careers as careersEn } from './careers.en.ts';
import { careers as careersSv } from './careers.sv.ts';
import { home as homeEn } from './home.en.ts';
import { home as homeSv } from './home.sv.ts';
import { investors as investorsEn } from './investors.en.ts';
import { articles as articlesEn, news as newsEn } from './news.en.ts';
import { articles as articlesSv, news as newsSv } from './news.sv.ts';
import { privacy as privacyEn } from './privacy.en.ts';
import { privacy as privacySv } from './privacy.sv.ts';
import { shell as shellEn } from './shell.en.ts';
import { shell as shellSv } from './shell.sv.ts';
import { sustainability as sustainabilityEn } from './sustainability.en.ts';
import { sustainability as sustainabilitySv } from './sustainability.sv.ts';

export const site: DemoSite = {
  name: 'solvik-group',
  settings: {
    displayName: 'Solvik Group',
    url: 'http://solvik-group.localhost:3000',
    hosts: [{ host: 'solvik-group.localhost' }],
    country: 'SE',
    timeZone: 'Europe/Stockholm',
    languages: [{ code: 'en' }, { code: 'sv' }],
    theme: 'group',
    contact: {
      address: 'Kajgatan 2, 451 28 Västerhamn',
      phone: '010-550 01 00',
      email: 'group@solvik.example',
    },
    titleTemplate: '%s | Solvik Group',
    favicon: picture('favicons/solvik-group'),
    storeSlug: 'carstore',
    groupSlug: 'solvik',
    directory: {
      section: 'Other businesses',
      order: '08',
      summary: 'Who owns it all, with figures, news and jobs.',
      headline: 'Four generations on the road.',
      wordmark: 'Solvik Group',
      picture: picture('scenes/fjord-dawn'),
      look: 'photo',
      bay: picture('bays/solvik-group'),
      bayTone: 'dark',
    },
  },
  brands: [],
  dictionary: { en: { privacyAddress: '/privacy' }, sv: { privacyAddress: '/integritet' } },
  shell: { en: shellEn, sv: shellSv },
  pages: [
    homeEn,
    aboutEn,
    businessesEn,
    investorsEn,
    sustainabilityEn,
    newsEn,
    ...articlesEn,
    careersEn,
    privacyEn,
    homeSv,
    aboutSv,
    businessesSv,
    sustainabilitySv,
    newsSv,
    ...articlesSv,
    careersSv,
    privacySv,
  ],
};
