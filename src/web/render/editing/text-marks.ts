import type { Texts } from '../../../shared/sites/texts.ts';

/**
 * Invisible characters behind a text say which key it comes from, so that an editor can point at it in the preview. A mark is a
 * separator and the number of the key in four variation selectors, which no font draws. Public pages have none.
 */
const SEPARATOR = '\u2063';
const FIRST_SELECTOR = 0xfe00;
const DIGITS = 4;
const BASE = 16;

const marks = new RegExp(`${SEPARATOR}[\\uFE00-\\uFE0F]{${DIGITS}}`, 'gu');

export function textMark(number: number): string {
  const digits = number.toString(BASE).padStart(DIGITS, '0').slice(-DIGITS);
  return (
    SEPARATOR +
    Array.from(digits, (digit) => String.fromCharCode(FIRST_SELECTOR + Number.parseInt(digit, BASE))).join('')
  );
}

/** The numbers of the keys that a text is made of, in its order. */
export function markedNumbers(text: string): readonly number[] {
  return Array.from(text.matchAll(marks), ([mark]) =>
    Number.parseInt(
      Array.from(mark.slice(1), (digit) => (digit.charCodeAt(0) - FIRST_SELECTOR).toString(BASE)).join(''),
      BASE,
    ),
  );
}

export function withoutMarks(text: string): string {
  return text.replace(marks, '');
}

/** Addresses and names of files are no words: a mark would break them. */
const isAddress = (text: string) => /^(?:[/#]|https?:|mailto:|tel:)|^[^\s@]+@[^\s@]+$/.test(text);

export type TextMarker = {
  mark: (texts: Texts) => Texts;
  /** The keys that were asked for, by their numbers. */
  used: () => Readonly<Record<number, string>>;
};

/** `keys` in a fixed order, so that the same page has the same marks every time it is rendered. */
export function createTextMarker(keys: readonly string[]): TextMarker {
  const numbers = new Map(keys.map((key, number) => [key, number]));
  const used = new Set<string>();
  return {
    mark: (texts) => (key, values) => {
      const text = texts(key, values);
      const number = numbers.get(key);
      if (number === undefined || !text || isAddress(text)) return text;
      used.add(key);
      return text + textMark(number);
    },
    used: () => Object.fromEntries([...used].map((key) => [numbers.get(key) ?? 0, key])),
  };
}
