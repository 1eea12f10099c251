import type { Answers } from './where-to.ts';

/** What the check has to say about one rule. */
export type Finding = {
  /** The rule's place in the table, counted from 1. */
  rule: number;
  source: string;
  level: 'error' | 'warning';
  fault: Fault;
  /** For an editor: begins with a capital, ends with a full stop, speaks of the rule as 'it'. */
  sentence: string;
};

export type Fault =
  | 'malformed'
  | 'circle'
  | 'chain'
  | 'detour'
  | 'duplicate'
  | 'never fires'
  | 'dead end'
  | 'hidden page';

/** What the check has to know of a site's pages. */
export type PagesOfSite = {
  answers: Answers;
  /** All of them with the prefix of their language, wildcard markers included. */
  addresses: readonly string[];
};
