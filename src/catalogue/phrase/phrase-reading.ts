import type { Facet } from '../../search/port.ts';
import type { Language } from '../../sites/languages.ts';
import type { FacetValuePath } from '../facet-value-path.ts';
import type { Near } from '../list/near.ts';
import type { Meaning } from './phrase-names.ts';
import type { Chunk } from './phrase-tokens.ts';
import type { AmountContext, AmountFilter } from './resolve-amount.ts';

/** What a phrase is read with. */
export type PhraseContext = AmountContext & {
  stock: readonly Facet[];
  /** The language that the stock is written in. */
  indexLanguage: Language;
  /** The language of the page first, then the site's others. */
  languages: readonly Language[];
  /** Words of trims and versions, folded: they are no filters, and no slips of the keyboard either. */
  trimWords?: ReadonlySet<string> | undefined;
};

/** A part of what somebody typed, as the search understands it. */
export type ReadPart = {
  /** As they were typed. */
  words: string;
  /** From 0 to 1; what is least certain is let go of first. */
  certainty: number;
  /** A name with a slip in it; it may as well be the name of a place. */
  isMistyped?: true | undefined;
} & (
  | { kind: 'values'; values: readonly FacetValuePath[] }
  | { kind: 'amount'; filter: AmountFilter }
  /** A place without a dealership. */
  | { kind: 'near'; near: Near }
  /** Searched in names and texts. */
  | { kind: 'word' }
);

/** A run of words and all that it may mean, before those beside it have decided. */
export type Piece = { words: string; length: number; certainty: number; isMistyped?: true | undefined } & (
  | { kind: 'name'; meanings: readonly Meaning[] }
  | { kind: 'amount'; filter: AmountFilter }
  | { kind: 'word' }
);

const WORD_CERTAINTY = 0.3;

/** Words that no filter is called. */
export function wordPiece(chunks: readonly Chunk[], length: number): Piece {
  return { kind: 'word', words: textOf(chunks, length), length, certainty: WORD_CERTAINTY };
}

export function textOf(chunks: readonly Chunk[], length: number): string {
  return chunks
    .slice(0, length)
    .map(({ text }) => text)
    .join(' ');
}
