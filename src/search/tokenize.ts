/** Case, accents and the letters that only look different: 'Škoda' and 'skoda', 'Tromsø' and 'tromso' are the same. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[øæœßłđðþħı]/g, (letter) => plainLetters[letter] ?? letter);
}

/** The words somebody typed, in order. A decimal comma is a decimal point. */
export function tokenizeQuery(keyphrase: string): string[] {
  return foldText(keyphrase).match(wordOrDecimal)?.map(withPoint) ?? [];
}

/** The words a text is found by. 'CR-V' is also found as 'crv', 'ID.4' as 'id4'. */
export function tokenizeText(text: string): string[] {
  return text.split(/\s+/).flatMap(tokenizeChunk);
}

/** The words of a text between two spaces. */
export function tokenizeChunk(chunk: string): string[] {
  const folded = foldText(chunk);
  const words = folded.match(wordOrDecimal)?.map(withPoint) ?? [];
  if (words.length < 2) return words;
  const compounds = folded.match(compound)?.map((whole) => whole.replace(/[^\p{L}\p{N}]+/gu, '')) ?? [];
  return [...words, ...compounds];
}

/** For names and codes: besides its words, the whole without gaps and the parts between letters and digits. */
export function tokenizeLoosely(text: string): string[] {
  const words = tokenizeText(text);
  const parts = words.flatMap((word) => word.match(/\p{L}+|\d+/gu) ?? []);
  const whole = foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
  return whole === '' ? words : [...words, ...parts, whole];
}

const MIN_TYPO_LENGTH = 5;

/** A registration number or a model such as XC60 one sign off is another car, so words with digits get no tolerance. */
export function toleratesTypo(word: string): boolean {
  return word.length >= MIN_TYPO_LENGTH && !/\d/.test(word);
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

const plainLetters: Readonly<Record<string, string>> = {
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

const wordOrDecimal = /\d+[.,]\d+(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;
const compound = /[\p{L}\p{N}]+(?:[-./'’][\p{L}\p{N}]+)+/gu;

function withPoint(word: string): string {
  return word.replace(',', '.');
}

function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false;
  return true;
}
