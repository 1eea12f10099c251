import { link } from './site-builder.ts';

/** How many cars of a list there are, and the list itself; never a number that somebody typed. */
export function inStock(label: string, list: string) {
  return { label, value: `{cars: ${list}}`, link: link(list) };
}
