import { nameKey } from '../../../../shared/search/name-key.ts';
import type { IndexKind } from '../../index-definitions.ts';
import { type ColumnProfile, wordsOf } from './column-profile.ts';
import { engineNames, titleNames } from './columns/car-columns.ts';
import { columnNames } from './columns/columns-by-kind.ts';

type Name = { key: string; words: readonly string[] };

const parse = (names: string): readonly Name[] =>
  names.split(', ').map((name) => ({ key: nameKey(name), words: wordsOf(name) }));

/** What columns are called that bring the fields of a kind, made ready to compare. */
type Vocabulary = { fields: ReadonlyMap<string, readonly Name[]>; empty: ReadonlySet<string> };

const vocabularies = new Map(
  Object.entries(columnNames).map(([kind, { fields, emptyWords }]): [string, Vocabulary] => [
    kind,
    {
      fields: new Map(Object.entries(fields).map(([field, names]) => [field, parse(names)] as const)),
      empty: new Set(emptyWords.split(' ').map(nameKey)),
    },
  ]),
);

const titles = parse(titleNames);
const engines = parse(engineNames);
const none: ReadonlySet<string> = new Set();

type Named = Pick<ColumnProfile, 'name' | 'keys' | 'words'>;

/** How much the name of a column says that this field is meant, from 0 to 1. */
export function nameScore(kind: IndexKind, field: string, column: Named): number {
  // Our own names are meant as they are.
  if (nameKey(field) === column.keys[0]) return 1;
  const { fields, empty = none } = vocabularies.get(kind) ?? {};
  return bestScore(fields?.get(field) ?? [], column, empty);
}

/** Whether a car's column is its title, from 0 to 1. */
export function titleScore(column: Named): number {
  return bestScore(titles, column, emptyOfCars);
}

export function engineScore(column: Named): number {
  return bestScore(engines, column, emptyOfCars);
}

const emptyOfCars = vocabularies.get('cars')?.empty ?? none;

function bestScore(names: readonly Name[], { name, keys, words }: Named, empty: ReadonlySet<string>): number {
  const telling = words.filter((word) => !empty.has(word));
  const column = { keys, words, telling, tellingKey: telling.join('') };
  let best = 0;
  for (const each of names) best = Math.max(best, scoreOf(each, column, empty));
  // What stands around the list is said of many records at once.
  return name.startsWith('../') ? best * OUTER_SHARE : best;
}

const OUTER_SHARE = 0.9;

type ColumnWords = Pick<ColumnProfile, 'keys' | 'words'> & { telling: readonly string[]; tellingKey: string };

function scoreOf(
  name: Name,
  { keys, words, telling, tellingKey }: ColumnWords,
  empty: ReadonlySet<string>,
): number {
  const [last, ...paths] = keys;
  if (name.key === last) return 1;
  if (paths.includes(name.key)) return 0.97;
  if (name.key === tellingKey || sameWords(name.words, words)) return 0.93;
  const namedTelling = name.words.filter((word) => !empty.has(word));
  if (namedTelling.length > 0 && sameWords(namedTelling, telling)) return 0.88;
  const says = namedTelling.some((word) => !generic.has(word));
  const isWithin = says && namedTelling.every((word) => telling.includes(word));
  // 'Seller type' is not the seller.
  const isKind = telling.some((word) => kinds.has(word) && !name.words.includes(word));
  if (isWithin && !isKind) return Math.max(0.3, 0.8 - 0.15 * (telling.length - namedTelling.length));
  const isBegun = !isKind && name.key.length > 4 && tellingKey.startsWith(name.key);
  return isBegun ? 0.45 : 0;
}

const kinds = new Set(['type', 'typ', 'art', 'kind']);

/** Of every kind of column: 'Seller type' is no 'type'. */
const generic = new Set(
  wordsOf(
    'type typ typ name names number no nr id code date datum value kind list status class style price pris hinta cena preis range km text level size unit group path count is has',
  ),
);

function sameWords(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word) => other.includes(word));
}
