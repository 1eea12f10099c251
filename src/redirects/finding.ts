import type { PageExists } from './resolve-target.ts';

/** What the check has to say about one rule. */
export type Finding = {
  /** The rule's place in the table, counted from 1. */
  rule: number;
  source: string;
  level: 'error' | 'warning';
  kind: FindingKind;
  /** For an editor: begins with a capital, ends with a full stop, speaks of the rule as 'it'. */
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

/** What the check has to know of a site's pages. */
export type SitePages = {
  pageExists: PageExists;
  /** All of them with the prefix of their language, wildcard markers included. */
  addresses: readonly string[];
};
