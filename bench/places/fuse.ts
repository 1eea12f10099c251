import Fuse from 'fuse.js';
import type { Lookup } from './queries.ts';

/** Fuse.js as it comes, over every name of the gazetteer. */
export function fuse(names: readonly string[], limit: number): Lookup {
  const index = new Fuse(names);
  return ({ text }) => index.search(text, { limit }).map(({ item }) => item);
}
