import { phraseMatcher } from './negation-words.ts';

/** Words that stay together though one of them alone would be a filter, a place or nothing. Folded, of all languages. */
export const fixedWords = phraseMatcher([
  'long range, extended range, standard range, lang rackvidd, lang rekkevidde, long distance',
  'golf bag, golf bags, golf clubs, one owner, single owner, en agare, en eier, good deal, big boot, large boot',
]);
