/** Folds case, accents and special letters: 'Škoda' and 'skoda', 'Tromsø' and 'tromso' are the same. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[øæœßłđðþħı]/g, (letter) => letterReplacements[letter] ?? letter);
}

/** The tokens of a query, in order. A decimal comma becomes a point. */
export function tokenizeQuery(keyphrase: string): string[] {
  return foldText(keyphrase).match(tokenPattern)?.map(withPoint) ?? [];
}

/** The tokens of a text. 'CR-V' is also found as 'crv', 'ID.4' as 'id4'. */
export function tokenizeText(text: string): string[] {
  return text.split(/\s+/).flatMap(tokenizeChunk);
}

/** The tokens of a chunk without spaces. */
export function tokenizeChunk(chunk: string): string[] {
  const folded = foldText(chunk);
  const tokens = folded.match(tokenPattern)?.map(withPoint) ?? [];
  if (tokens.length < 2) return tokens;
  const compounds = folded.match(compound)?.map((whole) => whole.replace(/[^\p{L}\p{N}]+/gu, '')) ?? [];
  return [...tokens, ...compounds];
}

/** For names and codes: also the whole without spaces, and the parts between letters and digits. */
export function tokenizeLoosely(text: string): string[] {
  const tokens = tokenizeText(text);
  const parts = tokens.flatMap((token) => token.match(/\p{L}+|\d+/gu) ?? []);
  const whole = foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
  return whole === '' ? tokens : [...tokens, ...parts, whole];
}

const MIN_TYPO_LENGTH = 5;

/** Codes that differ in one character are different codes, so tokens with digits get no tolerance. */
export function toleratesTypo(token: string): boolean {
  return token.length >= MIN_TYPO_LENGTH && !/\d/.test(token);
}

/** One letter changed, missing or too many, or two neighbours swapped. */
export function isWithinOneEdit(a: string, b: string): boolean {
  const gap = a.length - b.length;
  if (gap > 1 || gap < -1 || a === b) return false;
  let at = 0;
  while (at < a.length && at < b.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  if (gap > 0) return a.slice(at + 1) === b.slice(at);
  if (gap < 0) return a.slice(at) === b.slice(at + 1);
  if (a.slice(at + 1) === b.slice(at + 1)) return true;
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at];
  return swapped && a.slice(at + 2) === b.slice(at + 2);
}

const letterReplacements: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

const tokenPattern = /\d+[.,]\d+(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;
const compound = /[\p{L}\p{N}]+(?:[-./'’][\p{L}\p{N}]+)+/gu;

function withPoint(token: string): string {
  return token.replace(',', '.');
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false;
  return true;
}
