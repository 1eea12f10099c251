import type { PhraseWords } from './phrase-words.ts';
import { wordSet, wordsOfAll } from './phrase-words.ts';

/** Signs and abbreviations that no language has for itself. */
const abbreviations = {
  money: 'kr, sek, nok, eur, euro, €, £, gbp',
  /** Scandinavia's mile of ten kilometres; in Britain 'mil' is no word. */
  mil: '-',
  km: 'km, tkm',
  miles: 'mi',
  horsepower: 'hp, ps',
  kilograms: 'kg',
  tonnes: '-',
  kilowatts: 'kw',
  /** They say thousand as well. */
  thousands: 'tkm',
} as const satisfies Record<keyof PhraseWords['units'], string>;

export type AmountUnit = Exclude<keyof typeof abbreviations, 'thousands'>;

const unitByWord = new Map(
  (Object.keys(abbreviations) as (keyof typeof abbreviations)[]).flatMap((unit) =>
    unit === 'thousands' ? [] : [...wordsFor(unit)].map((word) => [word, unit] as const),
  ),
);

/** Units that say thousand as well: 'tkr', 'tkm'. */
export const thousandUnits = wordsFor('thousands');

/** What a number is counted in, in any of our languages. */
export function unitNamed(key: string): AmountUnit | undefined {
  return unitByWord.get(key);
}

function wordsFor(unit: keyof typeof abbreviations): ReadonlySet<string> {
  return wordSet([abbreviations[unit], ...wordsOfAll.map(({ units }) => units[unit])]);
}
