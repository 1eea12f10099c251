import { parseRange } from '../../../shared/search/parse-range.ts';
import type { CarPath } from '../car-types.ts';
import { carFields, PRICE_FIELD } from '../kit-facets.ts';
import { type KitList, listFacets, MAX_PAGES, sortNames, uniqueChoices } from './kit-list.ts';

export type Query = Readonly<Record<string, readonly string[]>>;

/** Keys of an address that change what the list shows. */
export const listQueryKeys: readonly string[] = [
  ...listFacets.flatMap((facet) => facet.split('>')),
  PRICE_FIELD,
  ...carFields,
  'keyphrase',
  'sortName',
  'page',
];

const MAX_PHRASE_LENGTH = 200;
const MAX_CHOICES = 60;

/** Values that no kit has stay chosen: the list is then empty, not wrong. */
export function parseKitList(query: Query, price: { min: number; max: number } | undefined): KitList {
  const choices = listFacets.flatMap((facet) =>
    facet
      .split('>')
      .flatMap((field, level) =>
        (query[field] ?? []).filter((path) => isPath(path, level + 1)).map((path) => ({ facet, path })),
      ),
  );
  return {
    choices: uniqueChoices(choices).slice(0, MAX_CHOICES),
    price: parseRange(query[PRICE_FIELD], price),
    car: parseCar(query),
    keyphrase: (query['keyphrase']?.[0] ?? '').trim().slice(0, MAX_PHRASE_LENGTH),
    sortName: sortNames.find((name) => name === query['sortName']?.[0]) ?? '',
    pages: parsePages(query['page']?.[0]),
  };
}

export function parseCar(query: Query): CarPath {
  const texts = carFields.map((field) => query[field]?.[0] ?? '');
  const end = texts.indexOf('');
  return end === -1 ? texts : texts.slice(0, end);
}

function isPath(path: string, levels: number): boolean {
  return path !== '' && path.split('>').length === levels;
}

function parsePages(written = ''): number {
  const page = /^\d{1,6}$/.test(written) ? Number(written) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGES);
}
