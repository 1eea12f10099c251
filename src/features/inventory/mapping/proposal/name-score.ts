import { nameKey } from '../../../../shared/search/name-key.ts';
import { columnNames, emptyWords, engineNames, titleNames } from './column-names.ts';
import { type ColumnProfile, wordsOf } from './column-profile.ts';

type Name = { key: string; words: readonly string[] };

const parse = (names: string): readonly Name[] =>
  names.split(', ').map((name) => ({ key: nameKey(name), words: wordsOf(name) }));

const namesOf = new Map(Object.entries(columnNames).map(([field, names]) => [field, parse(names)] as const));
const titles = parse(titleNames);
const engines = parse(engineNames);
const empty = new Set([...emptyWords].map(nameKey));

/** How much the name of a column says that this field is meant, from 0 to 1. */
export function nameScore(field: string, column: Pick<ColumnProfile, 'name' | 'keys' | 'words'>): number {
  // Our own names are meant as they are.
  if (nameKey(field) === column.keys[0]) return 1;
  return bestScore(namesOf.get(field) ?? [], column);
}

export function titleScore(column: ColumnProfile): number {
  return bestScore(titles, column);
}

export function engineScore(column: ColumnProfile): number {
  return bestScore(engines, column);
}

function bestScore(
  names: readonly Name[],
  { name, keys, words }: Pick<ColumnProfile, 'name' | 'keys' | 'words'>,
): number {
  const telling = words.filter((word) => !empty.has(word));
  const tellingKey = telling.join('');
  let best = 0;
  for (const each of names) best = Math.max(best, scoreOf(each, keys, words, telling, tellingKey));
  // What stands around the list is said of many records at once.
  return name.startsWith('../') ? best * OUTER_SHARE : best;
}

const OUTER_SHARE = 0.9;

function scoreOf(
  name: Name,
  keys: readonly string[],
  words: readonly string[],
  telling: readonly string[],
  tellingKey: string,
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
    'type typ typ name names number no nr id code date datum value kind list status class style price pris hinta cena preis range km text level size unit group path count',
  ),
);

function sameWords(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word) => other.includes(word));
}
