import { certainties } from './find-name.ts';
import { type Piece, textOf, unclearPiece, wordPiece } from './phrase-reading.ts';
import type { Chunk } from './phrase-tokens.ts';
import type { PhraseTools } from './phrase-tools.ts';
import { wordSet, wordsOfAll } from './phrase-words.ts';

/** What words mean beside each other: 'electric windows' is no electric car, 'black leather' no black one. */
export function resolveUnclear(
  pieces: readonly Piece[],
  chunks: readonly Chunk[],
  tools: PhraseTools,
): Piece[] {
  const read = withoutOfferOfAmount(pieces);
  const described = describeParts(read, chunks, tools);
  return joinUnclear(joinAlternatives(described, chunks), chunks);
}

/** 'Lease a Kia for under £350': the amount says it all. */
function withoutOfferOfAmount(pieces: readonly Piece[]): Piece[] {
  const isAmount = (piece: Piece): boolean =>
    (piece.kind === 'amount' && piece.isOfOffer === true) ||
    (piece.kind === 'unclear' && piece.choices.some(isAmount));
  if (!pieces.some(isAmount)) return [...pieces];
  return pieces.filter((piece) => piece.not || !leasingFlags.includes(facetOf(piece) ?? ''));
}

const leasingFlags = ['car_has_privateleasing', 'car_has_companyleasing'];
const describing = ['car_color', 'car_condition', 'car_fuel', 'car_gearbox'];
const ofItself = ['car_color', 'car_condition'];
const MINI = 'MINI';
/** Where no car is new, the word is no filter. */
const newWords = wordSet(wordsOfAll.map(({ unclear }) => unclear.newThings));

function describeParts(pieces: readonly Piece[], chunks: readonly Chunk[], tools: PhraseTools): Piece[] {
  const keep = (piece: Piece) => piece;
  const toWord = (piece: Piece): Piece => ({
    ...wordPiece(chunks.slice(piece.from), piece.length),
    from: piece.from,
  });
  const toUnclear = (piece: Piece): Piece => ({
    ...unclearPiece(chunks.slice(piece.from), piece.length, piece.kind === 'name' ? [piece] : []),
    from: piece.from,
  });
  return pieces.map((piece, at) => {
    const before = pieces[at - 1];
    const isNoun = before !== undefined && relationOf(before, piece, chunks, tools) === 'words';
    if (isNoun && piece.kind === 'name') return toWord(piece);
    const relation = relationOf(piece, pieces[at + 1], chunks, tools);
    return (relation === 'words' ? toWord : relation === 'unclear' ? toUnclear : keep)(piece);
  });
}

/** What a word does to the one behind it: both are only words, or it is unclear what the first one is said of. */
function relationOf(
  piece: Piece,
  next: Piece | undefined,
  chunks: readonly Chunk[],
  { unclear, context }: PhraseTools,
): 'words' | 'unclear' | undefined {
  if (!next || piece.not || next.not || next.from !== piece.from + piece.length) return undefined;
  if (chunks[next.from - 1]?.endsClause) return undefined;
  const facet = facetOf(piece) ?? '';
  const [key, nextKey] = [chunks[piece.from]?.key ?? '', chunks[next.from]?.key ?? ''];
  const isNew = piece.kind === 'word' && newWords.has(key);
  const isPart = unclear.isCarPart(nextKey);
  const isEquipment = facetOf(next) === 'car_equipment';
  const isNamedInPart = isEquipment && isPart && next.certainty <= certainties.part;
  const isPlainWord = piece.kind === 'word' && !context.trimWords?.has(key);
  if (isNamedInPart && (describing.includes(facet) || isPlainWord)) return 'words';
  if (isEquipment && (ofItself.includes(facet) || isNew) && (isPart || hasColour(nextKey))) return 'unclear';
  if (next.kind === 'word' && isPart && describing.includes(facet)) return 'words';
  const isSmallKind = piece.kind === 'name' && piece.words.toUpperCase() === MINI && nextKey === 'suv';
  return isSmallKind ? 'unclear' : undefined;
}

/** Leather, wheels and tyres have a colour or an age of their own. */
function hasColour(key: string): boolean {
  return coloured.some((beginning) => key.startsWith(beginning));
}

const coloured = [...wordSet(wordsOfAll.map(({ unclear }) => unclear.colouredParts))];

/** 'Under £15k or £250 a month', 'a Volvo or an electric car': filters are all meant, so the page asks which. */
function joinAlternatives(pieces: readonly Piece[], chunks: readonly Chunk[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isOther = last && piece.isAlternative && !piece.not && !last.not && areDifferent(last, piece);
    if (isOther) joined.splice(-1, 1, eitherOf(last, piece, chunks));
    else joined.push(piece);
  }
  return joined;
}

function eitherOf(one: Piece, other: Piece, chunks: readonly Chunk[]): Piece {
  const length = other.from + other.length - one.from;
  const ofBoth = chunks.slice(one.from);
  const years = yearsOf(one, other);
  if (years) return { ...one, ...years, words: textOf(ofBoth, length), length };
  const choices = [one, other].flatMap((each) => (each.kind === 'unclear' ? each.choices : [each]));
  return { ...unclearPiece(ofBoth, length, choices), from: one.from };
}

function areDifferent(a: Piece, b: Piece): boolean {
  if (a.kind === 'amount' && b.kind === 'amount') return true;
  const [one, other] = [topicOf(a), topicOf(b)];
  return one !== undefined && other !== undefined && one !== other;
}

function topicOf(piece: Piece): string | undefined {
  return piece.kind === 'amount' ? piece.filter.kind : facetOf(piece);
}

/** '2019 or 2020' are years from one to the other. */
function yearsOf(a: Piece, b: Piece) {
  if (a.kind !== 'amount' || b.kind !== 'amount') return undefined;
  const [one, other] = [a.filter, b.filter];
  const isPlain = (filter: typeof one) => filter.kind === 'year' && filter.from === filter.to;
  if (!isPlain(one) || !isPlain(other)) return undefined;
  const years = [one.from ?? 0, other.from ?? 0];
  if (Math.abs((years[0] ?? 0) - (years[1] ?? 0)) !== 1) return undefined;
  return { filter: { ...one, from: Math.min(...years), to: Math.max(...years) } };
}

/** Words beside each other that no filter can express are one thing to say. */
function joinUnclear(pieces: readonly Piece[], chunks: readonly Chunk[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const areBoth = last?.kind === 'unclear' && piece.kind === 'unclear';
    if (areBoth && last.choices.length + piece.choices.length === 0) {
      const length = piece.from + piece.length - last.from;
      joined.splice(-1, 1, { ...unclearPiece(chunks.slice(last.from), length), from: last.from });
    } else joined.push(piece);
  }
  return joined;
}

function facetOf(piece: Piece): string | undefined {
  return piece.kind === 'name' ? piece.meanings[0]?.facet : undefined;
}
