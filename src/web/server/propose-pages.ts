import type { Page } from '../../content/publishing/page.ts';
import type { PageTree } from '../../content/publishing/page-tree.ts';
import { wildcardMarker } from '../../shared/sites/wildcard.ts';

const MAX_PROPOSALS = 3;
const MAX_WORDS = 12;
const MIN_COMMON_LENGTH = 3;
/** Endings of the same word differ by so many letters: 'bil' and 'bilar'. */
const MAX_ENDING = 2;
const MIN_MISTYPED_LENGTH = 6;

type Candidate = { page: Page; words: readonly string[] };

const candidatesOf = new WeakMap<PageTree, readonly Candidate[]>();

/** The pages whose address and name have most words in common with an address that leads nowhere. */
export function proposePages(tree: PageTree, path: string): readonly Page[] {
  const wanted = wordsOf(path).slice(0, MAX_WORDS);
  if (wanted.length === 0) return [];
  return readCandidates(tree)
    .map(({ page, words }) => ({ page, common: commonWords(wanted, words), length: words.length }))
    .filter(({ common }) => common > 0)
    .toSorted((one, other) => other.common - one.common || one.length - other.length)
    .slice(0, MAX_PROPOSALS)
    .map(({ page }) => page);
}

function readCandidates(tree: PageTree): readonly Candidate[] {
  const known = candidatesOf.get(tree);
  if (known) return known;
  const candidates = tree.pages
    .filter(
      ({ path, fields }) => path !== '/' && !path.includes(wildcardMarker) && !fields.hideFromSearchEngines,
    )
    .map((page) => ({ page, words: [...new Set(wordsOf(`${page.path} ${page.name}`))] }));
  candidatesOf.set(tree, candidates);
  return candidates;
}

function commonWords(wanted: readonly string[], words: readonly string[]): number {
  return wanted.filter((word) => words.some((other) => isSameWord(word, other))).length;
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const isEnding = long.length - short.length <= MAX_ENDING && short.length >= MIN_COMMON_LENGTH;
  return (isEnding && long.startsWith(short)) || isMistyped(short, long);
}

/** One letter too few, too many or another, in a word long enough to be known by the rest. */
function isMistyped(short: string, long: string): boolean {
  const more = long.length - short.length;
  if (short.length < MIN_MISTYPED_LENGTH || more > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return short.slice(same + 1 - more) === long.slice(same + 1);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_COMMON_LENGTH);
}
