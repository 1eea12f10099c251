import { type IndexDefinition, type Tier, tiers } from '../../index-definition.ts';
import type { SearchRecord } from '../../port.ts';
import { type MatchKind, pointsFor } from '../../relevance.ts';
import { textsAt } from '../../values.ts';
import { chunkWords, looseWords, mayHoldATypo } from '../../words.ts';
import { andInto, type Bits, hasBit, orInto } from './bits.ts';
import { Posting } from './posting.ts';
import { Vocabulary } from './vocabulary.ts';

const REMEMBERED_TEXTS = 50_000;

export type WordMatches = { readonly slots: Bits; readonly points: (slot: number) => number };

/** Which slots hold a word, and in which tier it stands there. */
export class WordIndex {
  readonly #fields: IndexDefinition['searchable'];
  readonly #terms = new Map<string, Term>();
  readonly #vocabulary = new Vocabulary();
  // Splitting and looking up is most of the work of indexing, and the same few thousand texts come again and again.
  readonly #termsOfChunk = remembering((chunk) => chunkWords(chunk).map((word) => this.#term(word)));
  readonly #termsOfName = remembering((name) => looseWords(name).map((word) => this.#term(word)));

  constructor(definition: IndexDefinition) {
    this.#fields = definition.searchable;
  }

  add(slot: number, record: SearchRecord): void {
    for (const { field, tier, loose } of this.#fields) {
      for (const text of textsAt(record, field)) {
        if (loose) addTo(this.#termsOfName(text), tier, slot);
        else for (const chunk of text.split(/\s+/)) addTo(this.#termsOfChunk(chunk), tier, slot);
      }
    }
  }

  settle(): void {
    this.#vocabulary.settle();
  }

  /** The slots that hold every word. A typo is forgiven only in a word that no live record holds as it was typed. */
  find(words: readonly string[], live: Bits): WordMatches {
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
    const typed = isLast ? this.#vocabulary.beginningWith(word) : [word];
    const matches = this.#termsOf(typed).map(
      ([found, term]) => [term, found === word ? 'exact' : 'prefix'] as const,
    );
    if (!mayHoldATypo(word) || matches.some(([term]) => isAlive(term, live))) return matches;
    return this.#termsOf(this.#vocabulary.oneTypoFrom(word)).map(([, term]) => [term, 'typo'] as const);
  }

  #termsOf(words: readonly string[]): (readonly [string, Term])[] {
    return words.flatMap((word) => {
      const term = this.#terms.get(word);
      return term ? [[word, term] as const] : [];
    });
  }

  #term(word: string): Term {
    const known = this.#terms.get(word);
    if (known) return known;
    const term: Term = { name: undefined, detail: undefined, prose: undefined };
    this.#terms.set(word, term);
    this.#vocabulary.add(word);
    return term;
  }
}

type Term = Record<Tier, Posting | undefined>;
type Level = { readonly points: number; readonly bits: Bits };

function bestIn(levels: readonly Level[], slot: number): number {
  for (const { points, bits } of levels) if (hasBit(bits, slot)) return points;
  return 0;
}

function isAlive(term: Term, live: Bits): boolean {
  return tiers.some((tier) => term[tier]?.meets(live));
}

function addTo(terms: readonly Term[], tier: Tier, slot: number): void {
  for (const term of terms) {
    term[tier] ??= new Posting();
    term[tier].add(slot);
  }
}

function remembering(look: (text: string) => Term[]): (text: string) => readonly Term[] {
  const known = new Map<string, readonly Term[]>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const terms = look(text);
    if (known.size >= REMEMBERED_TEXTS) known.clear();
    known.set(text, terms);
    return terms;
  };
}
