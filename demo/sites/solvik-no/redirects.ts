import type { RedirectRule } from '../../../src/content/redirects/rule.ts';
import { redirect, redirectWithFallback } from '../../site-builder.ts';
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
  redirectWithFallback('/nyheter/{slug}', '/aktuelt/artikler/{slug}', '/aktuelt'),
  redirectWithFallback('/nyheter/{year}/{slug}', '/aktuelt/artikler/{slug}', '/aktuelt'),
  redirectWithFallback('/artikler/{slug}', '/aktuelt/artikler/{slug}', '/aktuelt'),
  redirectWithFallback('/aktuelt/nyheter/{slug}', '/aktuelt/artikler/{slug}', '/aktuelt'),
  redirect('/nyheter', '/aktuelt'),
  redirect('/artikler', '/aktuelt'),
  redirect('/aktuelt/artikler', '/aktuelt'),

  // RED-20
  redirect('/verksted', '/service-og-verksted'),
  redirect('/verksted/bestill', '/service-og-verksted/bestill-time'),
  redirect('/verksted/dekkhotell', '/service-og-verksted/hjulskift-og-dekkhotell'),
  redirect('/verksted/hjulskift', '/service-og-verksted/hjulskift-og-dekkhotell'),
  redirect('/verksted/eu-kontroll', '/service-og-verksted/eu-kontroll'),
  redirect('/verksted/skade', '/service-og-verksted/skade-og-lakk'),
  redirect('/verksted/{path*}', '/service-og-verksted'),

  // RED-21
  redirect('/kontakt-oss', '/finn-oss'),
  ...towns.map((town) => redirect(`/kontakt-oss/${town}`, `/finn-oss/{group}-${town}`)),
  redirect('/kontakt-oss/{path*}', '/finn-oss'),
  redirect('/kontakt', '/finn-oss'),

  // RED-22: the old page about the company
  redirect('/om-oss/selskapet', '/om-{group}/om-konsernet'),
  redirect('/om-{group}-bil', '/om-{group}/om-konsernet'),
  redirect('/konsernet', '/om-{group}/om-konsernet'),
  redirect('/om-oss/ledige-stillinger', '/om-{group}/jobb-hos-oss'),
  redirect('/om-oss/personvern', '/om-{group}/personvern'),
  redirect('/om-oss/{path*}', '/om-{group}'),
  redirect('/personvern', '/om-{group}/personvern'),

  // RED-23: motorcycles
  redirect('/mc/bmw/{path*}', '/motorsykler/bmw-motorrad'),
  redirect('/motorsykkel/bmw-motorrad/{path*}', '/motorsykler/bmw-motorrad'),
  redirect('/bmw-motorrad/{path*}', '/motorsykler/bmw-motorrad'),
  redirect('/mc/vinterlagring', '/motorsykler/vinterlagring'),
  redirect('/motorsykkel/{path*}', '/motorsykler'),
  redirect('/mc/{path*}', '/motorsykler'),

  // RED-24, ROUTE-32: languages the old site had
  ...['en', 'en-gb', 'en-us', 'nb', 'nb-no', 'nn', 'no', 'sv'].map((locale) =>
    redirect(`/${locale}/{path*}`, '/'),
  ),
];
