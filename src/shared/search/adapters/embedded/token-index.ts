import { type IndexDefinition, type Tier, tiers } from '../../index-definition.ts';
import type { SearchRecord } from '../../port.ts';
import { type MatchKind, pointsFor, searchedTiers, type TokenSearch } from '../../relevance.ts';
import { tokenizeChunk, tokenizeLoosely, toleratesTypo } from '../../tokenize.ts';
import { textsAt } from '../../values.ts';
import { andInto, type Bits, hasBit, orInto } from './bits.ts';
import { ChunkTable } from './chunk-table.ts';
import { Posting } from './posting.ts';
import { PostingLog } from './posting-log.ts';
import { Vocabulary } from './vocabulary.ts';

export type TokenMatches = { readonly slots: Bits; readonly points: (slot: number) => number };

/** Inverted index: the slots of each token by tier. */
export class TokenIndex {
  readonly #fields: readonly Field[];
  readonly #terms = new Map<string, Term>();
  readonly #termsInOrder: Term[] = [];
  readonly #log = new PostingLog();
  readonly #vocabulary = new Vocabulary();

  constructor({ searchable }: IndexDefinition) {
    const chunks = forEachTier(
      (tier) => new ChunkTable((chunk) => this.#numbers(tokenizeChunk(chunk), tier)),
    );
    const names = forEachTier((tier) => new ChunkTable((name) => this.#numbers(tokenizeLoosely(name), tier)));
    this.#fields = searchable.map(({ field, tier, loose = false }) => ({
      field,
      loose,
      table: (loose ? names : chunks)[tier],
    }));
  }

  /** Slots are added in order, without gaps, and found after `flush`. */
  add(slot: number, record: SearchRecord): void {
    const entries = this.#log.entriesOf(slot);
    for (const { field, loose, table } of this.#fields) {
      for (const text of textsAt(record, field)) {
        if (loose) table.appendWhole(text, entries);
        else table.appendWords(text, entries);
      }
    }
    this.#log.endOfSlot();
    if (this.#log.isFull) this.flush();
  }

  flush(): void {
    this.#log.drain(this.#termsInOrder.length * tiers.length, (number, slots, from, until) => {
      const term = this.#termsInOrder[Math.floor(number / tiers.length)] as Term;
      const tier = tiers[number % tiers.length] as Tier;
      term[tier] ??= new Posting();
      term[tier].addAll(slots, from, until);
    });
  }

  /** Cheaper for many records than for one. */
  settle(): void {
    this.flush();
    this.#vocabulary.mergeRecent();
  }

  /** The slots of records that have all of these words, wherever they stand. */
  withWords(words: readonly string[], length: number): Bits {
    const [first, ...others] = words.map((word) => {
      const any = new Uint32Array(length);
      const term = this.#terms.get(word);
      for (const tier of tiers) term?.[tier]?.orInto(any);
      return any;
    });
    const all = first ?? new Uint32Array(length);
    for (const other of others) andInto(all, other);
    return all;
  }

  /** The slots that match every token. */
  find(tokens: readonly string[], live: Bits): TokenMatches {
    const levels = tokens.map((token, at) => this.#levels(token, at === tokens.length - 1, live));
    const slots = live.slice();
    for (const ofToken of levels) {
      const any = new Uint32Array(live.length);
      for (const { bits } of ofToken) orInto(any, bits);
      andInto(slots, any);
    }
    const points = (slot: number) => {
      let sum = 0;
      for (const ofToken of levels) sum += bestIn(ofToken, slot);
      return sum;
    };
    return { slots, points };
  }

  /** The slots of a token by points, highest first. */
  #levels(token: string, isLast: boolean, live: Bits): Level[] {
    const byPoints = new Map<number, Bits>();
    const { search, matches } = this.#matches(token, isLast, live);
    for (const [term, kind] of matches) {
      for (const tier of searchedTiers[search]) {
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

  #matches(token: string, isLast: boolean, live: Bits): Matches {
    const typed = isLast ? this.#vocabulary.withPrefix(token) : [token];
    const matches = this.#termsOf(typed).map(
      ([found, term]) => [term, found === token ? 'exact' : 'prefix'] as const,
    );
    if (isAnyLive(matches, 'naming', live)) return { search: 'naming', matches };
    const whole = matches.filter(([, kind]) => kind === 'exact');
    if (!toleratesTypo(token) || isAnyLive(whole, 'prose', live)) return { search: 'prose', matches: whole };
    const near = this.#termsOf(this.#vocabulary.withinOneEdit(token));
    return { search: 'typo', matches: near.map(([, term]) => [term, 'typo'] as const) };
  }

  #termsOf(tokens: readonly string[]): (readonly [string, Term])[] {
    return tokens.flatMap((token) => {
      const term = this.#terms.get(token);
      return term ? [[token, term] as const] : [];
    });
  }

  /** The numbers of the tokens' postings, by which the log knows them. */
  #numbers(tokens: readonly string[], tier: Tier): number[] {
    return tokens.map((token) => {
      const term = this.#terms.get(token) ?? this.#newTerm(token);
      return term.number * tiers.length + tiers.indexOf(tier);
    });
  }

  #newTerm(token: string): Term {
    const term: Term = { number: this.#terms.size, name: undefined, detail: undefined, prose: undefined };
    this.#terms.set(token, term);
    this.#termsInOrder.push(term);
    this.#vocabulary.add(token);
    return term;
  }
}

type Field = { readonly field: string; readonly loose: boolean; readonly table: ChunkTable };
type Term = Record<Tier, Posting | undefined> & { readonly number: number };
type Match = readonly [Term, MatchKind];
type Matches = { readonly search: TokenSearch; readonly matches: readonly Match[] };
type Level = { readonly points: number; readonly bits: Bits };

function bestIn(levels: readonly Level[], slot: number): number {
  for (const { points, bits } of levels) if (hasBit(bits, slot)) return points;
  return 0;
}

function isAnyLive(matches: readonly Match[], search: TokenSearch, live: Bits): boolean {
  return matches.some(([term]) => searchedTiers[search].some((tier) => term[tier]?.meets(live)));
}

function forEachTier<T>(make: (tier: Tier) => T): Readonly<Record<Tier, T>> {
  return { name: make('name'), detail: make('detail'), prose: make('prose') };
}
