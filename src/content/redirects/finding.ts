import type { PageExists } from './resolve-target.ts';

/** One result of the check of a redirect table. */
export type Finding = {
  /** The rule's number in the table, counted from 1. */
  rule: number;
  source: string;
  level: 'error' | 'warning';
  kind: FindingKind;
  /** For an editor: begins with a capital, ends with a full stop, calls the rule 'it'. */
  sentence: string;
};

export type FindingKind =
  | 'malformed'
  | 'loop'
  | 'chain'
  | 'detour'
  | 'duplicate'
  | 'unreachable'
  | 'broken target'
  | 'hidden page';

/** The pages of a site, for the check of its redirects. */
export type SitePages = {
  pageExists: PageExists;
  /** All of them with the prefix of their language, wildcard markers included. */
  addresses: readonly string[];
};
