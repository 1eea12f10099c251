import { nameKey } from '../../../shared/search/name-key.ts';
import { foldText } from '../../../shared/search/tokenize.ts';
import { type PhraseWords, wordsOfAll, writtenWords } from './phrase-words.ts';

/** A word as it was typed, and the words and numbers it consists of: '3000kr/mån' is 3000, kr, / and mån. */
export type Chunk = {
  text: string;
  key: string;
  parts: readonly Part[];
  /** A comma or the like stands behind it. */
  endsClause: boolean;
};

export type Part = { kind: 'number'; value: number } | { kind: 'word'; key: string };

/** The first words as one: names are also written together. */
export function joinedKey(chunks: readonly Chunk[], length: number): string {
  return chunks
    .slice(0, length)
    .map(({ key }) => key)
    .join('');
}

/** The words of a phrase. '200 000' is one of them, and a dash or sign between words is none. */
export function splitPhrase(phrase: string): Chunk[] {
  const typed = new Map<string, string>();
  return withOpenEnds(joinThousands(plainly(phrase), typed))
    .split(/\s+/)
    .map((word) => ({
      text: word.replace(/^[,;:!?"'”“»«()]+|[,;:!?"'”“»«()]+$|\.+$/gu, ''),
      endsClause: /[,;:!?]$/.test(word),
    }))
    .filter(({ text }) => /[\p{L}\p{N}£€+<>≤≥/%]/u.test(text))
    .map(({ text, endsClause }) => ({
      text: text.replace(/\d{4,}/, (digits) => typed.get(digits) ?? digits),
      endsClause,
      key: nameKey(text),
      parts: partsOf(text),
    }));
}

/** '350 000,-' is a price, and a comma between words parts them. */
function plainly(phrase: string): string {
  return phrase
    .normalize('NFC')
    .replaceAll('×', 'x')
    .replace(/(?<=\d)[:,.][-–](?!\d)/g, ' kr')
    .replace(/(?<=\p{L})[,;](?=\p{L})/gu, ', ')
    .replace(negatingPrefix, '$1- ')
    .replace(/(?<=[\p{L}\d])\/(?=\p{L})/gu, (slash, at: number, whole: string) =>
      monthAfterSlash.test(whole.slice(at + 1)) ? slash : ' ',
    );
}

/** 'kr/mån', '€/kk': every other slash parts two wishes, as in 'vit/svart'. */
const monthAfterSlash = new RegExp(
  `^(?:${alternatives(({ monthAfterSlash }) => monthAfterSlash)})(?!\\p{L})`,
  'iu',
);

/** 'non-electric', 'icke-rökare': the negation is a word of its own. */
const negatingPrefix = new RegExp(
  `(?<![\\p{L}\\p{N}])(${alternatives(({ negation }) => negation.prefixes)})-(?=\\p{L})`,
  'giu',
);

function alternatives(listOf: (words: PhraseWords) => string): string {
  return wordsOfAll.flatMap((words) => writtenWords(listOf(words))).join('|');
}

const year = '(?:19|20)\\d\\d';
const rewritings: readonly (readonly [RegExp, string])[] = [
  // '-2021' is up to that year, '2019-' from it on, '2019/2021' between both.
  [new RegExp(`(?<![^\\s,(])[-–—](${year})(?![\\d\\p{L}])`, 'gu'), '≤$1'],
  [new RegExp(`(?<!\\d)(${year})[-–—→](?![\\d\\p{L}])`, 'gu'), '≥$1'],
  [new RegExp(`(?<!\\d)(${year})/(${year})(?!\\d)`, 'gu'), '$1-$2'],
  // '15000 - 25000' is a range, 'Mazda 3 - 200000' is none.
  [/(?<![\p{L}\p{N}.,])(\d{4,}) [-–—] (?=\d{4})/gu, '$1-'],
  // Finland and Slovakia write an e for the euro, some apart from the amount.
  [new RegExp(`(?<![\\d.,])(?!${year} )(\\d{3,}) (e)(?=[\\s/,.]|$)`, 'giu'), '$1$2'],
];

function withOpenEnds(phrase: string): string {
  return rewritings.reduce((before, [written, meant]) => before.replace(written, meant), phrase);
}

const MAX_AMOUNT = 2_500_000;
const thousands = /(?<![\p{L}\d.,-])(\d{1,3})((?:[ \u00a0\u202f.,'’]\d{3})+)(?![\p{L}\d]*\d)/gu;

/** A model before an amount is no part of it: 'Mazda 3 150 000'. Remembers how an amount was typed. */
function joinThousands(phrase: string, typed: Map<string, string>): string {
  return phrase.replace(thousands, (whole, first: string, rest: string) => {
    const digits = rest.replace(/\D/g, '');
    if (Number(first + digits) <= MAX_AMOUNT) {
      typed.set(first + digits, whole);
      return first + digits;
    }
    return digits.length > 3 ? `${first} ${digits}` : whole;
  });
}

const euros = /(?<![\d.,])(\d{3,})e(?=[/,.]|$)/gu;

/** 'kaksivuotias' is two years old. */
const finnishAge = /^(yksi|kaksi|kolme|nelja|viisi|kuusi)(vuotia\p{L}*)$/u;

/** Numbers, words and signs of their own; a decimal comma is a point. */
function partsOf(text: string): Part[] {
  const found =
    foldText(text)
      .replace(euros, '$1€')
      .replace(finnishAge, '$1 $2')
      .match(/\d+(?:[.,]\d+)?|\p{L}+|[£€$+/<>≤≥]|[-–—]/gu) ?? [];
  return found.map((part) =>
    /^\d/.test(part)
      ? { kind: 'number', value: Number(part.replace(',', '.')) }
      : { kind: 'word', key: part.replace(/[–—]/, '-') },
  );
}
