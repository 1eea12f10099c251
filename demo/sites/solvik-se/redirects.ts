import type { RedirectRule } from '../../../src/content/redirects/rule.ts';
import { business } from './redirects/business.ts';
import { buying } from './redirects/buying.ts';
import { company } from './redirects/company.ts';
import { english } from './redirects/english.ts';
import { filtered } from './redirects/filtered.ts';
import { makes } from './redirects/makes.ts';
import { owning } from './redirects/owning.ts';
import { places } from './redirects/places.ts';
import { wheels } from './redirects/wheels.ts';
import { workshop } from './redirects/workshop.ts';

/**
 * Where the addresses of three older sites lead. RED-59: the list that came with the old sites ends in the middle of
 * a line; what belongs to a row says so, the rest is what their archives and the log of dead ends have shown.
 */
export const redirects: readonly RedirectRule[] = [
  ...places,
  ...filtered,
  ...buying,
  ...makes,
  ...business,
  ...owning,
  ...workshop,
  ...wheels,
  ...company,
  ...english,
];
