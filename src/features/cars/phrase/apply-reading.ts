import { isFixed, withExcluded, withRange, withValues } from '../../../shared/faceted-list/faceted-list.ts';
import type { Facet } from '../../../shared/search/port.ts';
import { type CarList, withNear } from '../list/car-list.ts';
import { carListDeclaration } from '../list/list-fields.ts';
import { amountFields } from './amount-fields.ts';
import type { ReadPart } from './phrase-reading.ts';
import type { AmountFilter } from './resolve-amount.ts';

/** The list with all that was read, its words as the keyphrase. */
export function applyReading(list: CarList, parts: readonly ReadPart[], stock: readonly Facet[]): CarList {
  const words = parts.flatMap((part) => (part.kind === 'word' && !part.not ? [part.words] : []));
  const excluded = parts.flatMap((part) => (part.kind === 'word' && part.not ? [trimOf(part.words)] : []));
  const excludedWords = [...new Set([...list.excludedWords, ...excluded])];
  const start: CarList = { ...list, keyphrase: words.join(' '), excludedWords, pages: 1 };
  // Exclusions last: of 'a family car, no SUV' the others stay.
  const inOrder = [...parts.filter(({ not }) => !not), ...parts.filter(({ not }) => not)];
  const narrowed = inOrder.reduce((before, part) => {
    if (part.kind === 'values') return (part.not ? withExcluded : withValues)(before, part.values);
    if (part.kind === 'near') return withNear(before, part.near);
    return part.kind === 'amount' ? withAmount(before, part.filter, stock) : before;
  }, start);
  return {
    ...narrowed,
    choices: narrowed.choices.filter((choice) => !isFixed(choice, list.fixed, carListDeclaration)),
  };
}

/** 'inte momentum' without its negation. */
function trimOf(words: string): string {
  return words.split(' ').at(-1) ?? words;
}

/** Two amounts of one kind are its two ends: 'from 150 000 max 200 000'. */
function withAmount(list: CarList, filter: AmountFilter, stock: readonly Facet[]): CarList {
  const field = amountFields[filter.kind];
  const facet = stock.find(({ name }) => name === field);
  if (facet?.type === 'hierarchical') {
    const { from = -Infinity, to = Infinity } = filter;
    const within = facet.values.filter(({ text }) => Number(text) >= from && Number(text) <= to);
    // A number that no car has stays a filter: the list is then empty, not wrong.
    const texts = within.length > 0 ? within.map(({ text }) => text) : [String(filter.from ?? filter.to)];
    return withValues(
      list,
      texts.map((text) => ({ facet: field, path: [text] })),
    );
  }
  const before = list.ranges.find((range) => range.field === field);
  const { from, to } = { from: filter.from ?? before?.from, to: filter.to ?? before?.to };
  const isCrossed = from !== undefined && to !== undefined && from > to;
  return withRange(list, field, { from, to: isCrossed ? from : to });
}
