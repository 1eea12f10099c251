import type { RedirectRule } from '../../../src/redirects/rule.ts';
import { moved, movedIfThere } from '../../write.ts';
import { byQuery } from './redirects/by-query.ts';
import { carPages } from './redirects/car-pages.ts';

const towns = [
  'oslo',
  'sandvika',
  'drammen',
  'tonsberg',
  'kristiansand',
  'stavanger',
  'haugesund',
  'bergen',
  'alesund',
  'hamar',
  'lillehammer',
  'trondheim',
  'bodo',
  'harstad',
  'tromso',
];

/** Every old address of the Norwegian site. Of two rules the closer description wins, so the general ones may stand anywhere. */
export const redirects: readonly RedirectRule[] = [
  // RED-16, RED-17, RED-18
  ...carPages,
  // RED-25, RED-26
  ...byQuery,

  // RED-19: an article that has moved here keeps its name, the others lead to all of them
  movedIfThere('/nyheter/{slug}', '/aktuelt/artikler/{slug}', '/aktuelt'),
  movedIfThere('/nyheter/{year}/{slug}', '/aktuelt/artikler/{slug}', '/aktuelt'),
  movedIfThere('/artikler/{slug}', '/aktuelt/artikler/{slug}', '/aktuelt'),
  movedIfThere('/aktuelt/nyheter/{slug}', '/aktuelt/artikler/{slug}', '/aktuelt'),
  moved('/nyheter', '/aktuelt'),
  moved('/artikler', '/aktuelt'),
  moved('/aktuelt/artikler', '/aktuelt'),

  // RED-20
  moved('/verksted', '/service-og-verksted'),
  moved('/verksted/bestill', '/service-og-verksted/bestill-time'),
  moved('/verksted/dekkhotell', '/service-og-verksted/hjulskift-og-dekkhotell'),
  moved('/verksted/hjulskift', '/service-og-verksted/hjulskift-og-dekkhotell'),
  moved('/verksted/eu-kontroll', '/service-og-verksted/eu-kontroll'),
  moved('/verksted/skade', '/service-og-verksted/skade-og-lakk'),
  moved('/verksted/{path*}', '/service-og-verksted'),

  // RED-21
  moved('/kontakt-oss', '/finn-oss'),
  ...towns.map((town) => moved(`/kontakt-oss/${town}`, `/finn-oss/{group}-${town}`)),
  moved('/kontakt-oss/{path*}', '/finn-oss'),
  moved('/kontakt', '/finn-oss'),

  // RED-22: the old page about the company
  moved('/om-oss/selskapet', '/om-{group}/om-konsernet'),
  moved('/om-{group}-bil', '/om-{group}/om-konsernet'),
  moved('/konsernet', '/om-{group}/om-konsernet'),
  moved('/om-oss/ledige-stillinger', '/om-{group}/jobb-hos-oss'),
  moved('/om-oss/personvern', '/om-{group}/personvern'),
  moved('/om-oss/{path*}', '/om-{group}'),
  moved('/personvern', '/om-{group}/personvern'),

  // RED-23: motorcycles
  moved('/mc/bmw/{path*}', '/motorsykler/bmw-motorrad'),
  moved('/motorsykkel/bmw-motorrad/{path*}', '/motorsykler/bmw-motorrad'),
  moved('/bmw-motorrad/{path*}', '/motorsykler/bmw-motorrad'),
  moved('/mc/vinterlagring', '/motorsykler/vinterlagring'),
  moved('/motorsykkel/{path*}', '/motorsykler'),
  moved('/mc/{path*}', '/motorsykler'),

  // RED-24, ROUTE-32: languages the old site had
  ...['en', 'en-gb', 'en-us', 'nb', 'nb-no', 'nn', 'no', 'sv'].map((locale) =>
    moved(`/${locale}/{path*}`, '/'),
  ),
];
