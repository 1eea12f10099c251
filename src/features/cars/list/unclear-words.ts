import type { CarList } from './car-list.ts';

/** Words that the list is not narrowed by; where they may mean one of several things, the list with each of them. */
export type UnclearWords = { words: string; choices: readonly CarList[] };
