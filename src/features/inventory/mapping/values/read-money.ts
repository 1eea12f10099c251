import { type NumberWriting, readNumber } from './read-number.ts';
import { isWithoutVat } from './vat-words.ts';

export type Money = { amount: number; currency?: string | undefined; isWithoutVat: boolean };

const currencies: readonly (readonly [RegExp, string])[] = [
  [/£|\bgbp\b/i, 'GBP'],
  [/€|\beur(?:o|os)?\b/i, 'EUR'],
  [/\bsek\b/i, 'SEK'],
  [/\bnok\b/i, 'NOK'],
  [/\bdkk\b/i, 'DKK'],
  [/r\$|\bbrl\b/i, 'BRL'],
  [/\$|\busd\b/i, 'USD'],
  [/\bchf\b|\bfr\./i, 'CHF'],
  [/\bpln\b|zł/i, 'PLN'],
  [/\bczk\b|kč/i, 'CZK'],
  [/\btl\b|\btry\b|₺/i, 'TRY'],
  [/\bhuf\b|\bft\b/i, 'HUF'],
  [/\bron\b|\blei\b/i, 'RON'],
];

/** ' £30,495', '30 495 kr', '30.495,00 €', '299 900:-', '12.5k', '£12,995 + VAT'. */
export function readMoney(text: string, writing: NumberWriting = {}): Money | undefined {
  const read = readNumber(text, { isLarge: true, ...writing });
  if (!read) return undefined;
  const { value, before, after } = read;
  const scale = /^(?:k(?![a-z])|tkr|tusen|tsd|t€)/i.test(after) ? 1000 : 1;
  return {
    amount: value * scale,
    currency: currencies.find(([sign]) => sign.test(`${before} ${after}`))?.[1],
    isWithoutVat: isWithoutVat(`${before} ${after}`),
  };
}
