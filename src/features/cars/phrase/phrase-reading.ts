import type { FacetValuePath } from '../../../shared/faceted-list/faceted-list.ts';
import type { Facet } from '../../../shared/search/port.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Near } from '../list/near.ts';
import type { Meaning } from './phrase-names.ts';
import type { Chunk } from './phrase-tokens.ts';
import type { Radius } from './radius.ts';
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

/** Which of the typed words: from the first to before the last. */
export type Span = { from: number; to: number };

/** A part of what somebody typed, as the search understands it. */
export type ReadPart = {
  /** As they were typed. */
  words: string;
  span: Span;
  /** From 0 to 1; what is least certain is let go of first. */
  certainty: number;
  /** A name with a slip in it; it may as well be the name of a place. */
  isMistyped?: true | undefined;
  /** Cars that it fits are left out. */
  not?: true | undefined;
} & (
  | { kind: 'values'; values: readonly FacetValuePath[] }
  | { kind: 'amount'; filter: AmountFilter }
  /** How far from a place that has still to be looked up; without one the amount, if it can be one. */
  | { kind: 'within'; within: Radius; instead: AmountFilter | undefined }
  /** A place, and how far from it where that was said. */
  | { kind: 'near'; near: Near; isRadiusSaid?: true | undefined }
  /** Searched in names and texts. */
  | { kind: 'word' }
  /** No filter says it, or two things are said by it: the page names it and does not guess. */
  | { kind: 'unclear'; choices: readonly ReadPart[] }
);

/** A run of words and all that it may mean, before those beside it have decided. */
export type Piece = {
  words: string;
  from: number;
  length: number;
  certainty: number;
  isMistyped?: true | undefined;
  not?: true | undefined;
  /** 'Or' stands before it. */
  isAlternative?: true | undefined;
} & (
  | { kind: 'name'; meanings: readonly Meaning[] }
  | { kind: 'amount'; filter: AmountFilter; isOfOffer?: true | undefined }
  | { kind: 'within'; within: Radius; instead: AmountFilter | undefined }
  | { kind: 'word' }
  | { kind: 'unclear'; choices: readonly Piece[] }
);

const WORD_CERTAINTY = 0.3;

/** Words that no filter is called. */
export function wordPiece(chunks: readonly Chunk[], length: number): Piece {
  return { kind: 'word', words: textOf(chunks, length), from: 0, length, certainty: WORD_CERTAINTY };
}

/** Words that the page names and does not search for. */
export function unclearPiece(
  chunks: readonly Chunk[],
  length: number,
  choices: readonly Piece[] = [],
): Piece {
  return { kind: 'unclear', words: textOf(chunks, length), from: 0, length, certainty: 1, choices };
}

/** As it was typed; a prefix that is read by itself is written with its word: 'non-smoker'. */
export function textOf(chunks: readonly Chunk[], length: number): string {
  return chunks
    .slice(0, length)
    .map(({ text }) => (text.endsWith('-') ? text : `${text} `))
    .join('')
    .trim();
}
