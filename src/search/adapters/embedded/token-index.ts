import { type IndexDefinition, type Tier, tiers } from '../../index-definition.ts';
import type { SearchRecord } from '../../port.ts';
import { type MatchKind, pointsFor } from '../../relevance.ts';
import { tokenizeChunk, tokenizeLoosely, toleratesTypo } from '../../tokenize.ts';
import { textsAt } from '../../values.ts';
import { andInto, type Bits, hasBit, orInto } from './bits.ts';
import { Posting } from './posting.ts';
import { Vocabulary } from './vocabulary.ts';

const MAX_MEMOIZED_TEXTS = 50_000;

export type TokenMatches = { readonly slots: Bits; readonly points: (slot: number) => number };

/** Which slots hold a word, and in which tier it stands there. */
export class TokenIndex {
  readonly #fields: readonly Field[];
  readonly #terms = new Map<string, Term>();
  readonly #vocabulary = new Vocabulary();

  constructor({ searchable }: IndexDefinition) {
    // Splitting and looking up is most of the work of indexing, and the same few thousand texts come again and again.
    const chunks = forEachTier((tier) => memoize((chunk) => this.#postings(tokenizeChunk(chunk), tier)));
    const names = forEachTier((tier) => memoize((name) => this.#postings(tokenizeLoosely(name), tier)));
    this.#fields = searchable.map(({ field, tier, loose = false }) => ({
      field,
      loose,
      postingsOf: (loose ? names : chunks)[tier],
    }));
  }

  add(slot: number, record: SearchRecord): void {
    for (const { field, loose, postingsOf } of this.#fields) {
      for (const text of textsAt(record, field)) {
        if (loose) addTo(postingsOf(text), slot);
        else for (const chunk of text.split(/\s+/)) addTo(postingsOf(chunk), slot);
      }
    }
  }

  settle(): void {
    this.#vocabulary.mergeRecent();
  }

  /** The slots that hold every word. A typo is forgiven only in a word that no live record holds as it was typed. */
  find(words: readonly string[], live: Bits): TokenMatches {
    const levels = words.map((word, at) => this.#levels(word, at === words.length - 1, live));
    const slots = live.slice();
    for (const ofWord of levels) {
      const any = new Uint32Array(live.length);
      for (const { bits } of ofWord) orInto(any, bits);
      andInto(slots, any);
    }
    const points = (slot: number) => {
      let sum = 0;
      for (const ofWord of levels) sum += bestIn(ofWord, slot);
      return sum;
    };
    return { slots, points };
  }

  /** What the word earns in which slots, most points first. */
  #levels(word: string, isLast: boolean, live: Bits): Level[] {
    const byPoints = new Map<number, Bits>();
    for (const [term, kind] of this.#matches(word, isLast, live)) {
      for (const tier of tiers) {
        const posting = term[tier];
        if (!posting) continue;
        const points = pointsFor(tier, kind);
        const bits = byPoints.get(points) ?? new Uint32Array(live.length);
        byPoints.set(points, bits);
        posting.orInto(bits);
      }
    }
    return Array.from(byPoints, ([points, bits]) => ({ points, bits })).sort((a, b) => b.points - a.points);
  }

  #matches(word: string, isLast: boolean, live: Bits): (readonly [Term, MatchKind])[] {
    const typed = isLast ? this.#vocabulary.withPrefix(word) : [word];
    const matches = this.#termsOf(typed).map(
      ([found, term]) => [term, found === word ? 'exact' : 'prefix'] as const,
    );
    if (!toleratesTypo(word) || matches.some(([term]) => isAlive(term, live))) return matches;
    return this.#termsOf(this.#vocabulary.withinOneEdit(word)).map(([, term]) => [term, 'typo'] as const);
  }

  #termsOf(words: readonly string[]): (readonly [string, Term])[] {
    return words.flatMap((word) => {
      const term = this.#terms.get(word);
      return term ? [[word, term] as const] : [];
    });
  }

  #postings(words: readonly string[], tier: Tier): Posting[] {
    return words.map((word) => {
      const term = this.#terms.get(word) ?? this.#newTerm(word);
      term[tier] ??= new Posting();
      return term[tier];
    });
  }

  #newTerm(word: string): Term {
    const term: Term = { name: undefined, detail: undefined, prose: undefined };
    this.#terms.set(word, term);
    this.#vocabulary.add(word);
    return term;
  }
}

type PostingsOf = (text: string) => readonly Posting[];
type Field = { readonly field: string; readonly loose: boolean; readonly postingsOf: PostingsOf };
type Term = Record<Tier, Posting | undefined>;
type Level = { readonly points: number; readonly bits: Bits };

function bestIn(levels: readonly Level[], slot: number): number {
  for (const { points, bits } of levels) if (hasBit(bits, slot)) return points;
  return 0;
}

function isAlive(term: Term, live: Bits): boolean {
  return tiers.some((tier) => term[tier]?.meets(live));
}

function addTo(postings: readonly Posting[], slot: number): void {
  for (const posting of postings) posting.add(slot);
}

function forEachTier(make: (tier: Tier) => PostingsOf): Readonly<Record<Tier, PostingsOf>> {
  return { name: make('name'), detail: make('detail'), prose: make('prose') };
}

function memoize(look: PostingsOf): PostingsOf {
  const known = new Map<string, readonly Posting[]>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const postings = look(text);
    if (known.size >= MAX_MEMOIZED_TEXTS) known.clear();
    known.set(text, postings);
    return postings;
  };
}
