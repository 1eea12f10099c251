import type { StudioLanguage } from '../../../i18n/studio-text.ts';
import { fieldLabel } from './field-label.ts';
import type { FieldTexts } from './texts.ts';

/**
 * Why a line is not valid, for people: with what they call the fields, and in Swedish where the reason is one of those
 * that feeds usually have. Other reasons stay in the words of the inventory.
 */
export function explainReason(reason: string, texts: FieldTexts, language: StudioLanguage): string {
  const named = reason.replace(/\b(?!(?:is|in|as)\b)[a-zA-Z]+(?:_[a-z\d]+)*(?:\.[\w.]*\w)?\b/g, (word) =>
    isField(word, texts) ? fieldLabel(word, texts) : word,
  );
  return language === 'sv' ? inSwedish(named) : named;
}

/** A word with an underscore, since 'name' and 'city' are words of every sentence. */
function isField(word: string, texts: FieldTexts): boolean {
  return word.includes('_') && fieldLabel(word, texts) !== word;
}

function inSwedish(reason: string): string {
  return phrases.reduce((text, [english, translated]) => text.replaceAll(english, translated), reason);
}

/** The longer ones first, because shorter ones are parts of them. */
const phrases: readonly (readonly [string | RegExp, string])[] = [
  [
    /is not a number as the address of its page needs it:.*?(?=;|\.?$)/g,
    'duger inte i sidans adress: högst 100 bokstäver a till z, siffror, punkter och streck, minst en siffra',
  ],
  [
    /is not an id: up to 100 signs without spaces, slashes and \?#%/g,
    'är inget id: högst 100 tecken utan mellanslag, snedstreck och ?#%',
  ],
  [
    /is not a latitude and a longitude such as [\d.,]+/g,
    'är inte en latitud och en longitud som 59.33,18.07',
  ],
  ['This is not a record', 'Det här är ingen post'],
  ['is not a list of records', 'är ingen lista av poster'],
  ['is not a list of texts', 'är ingen lista av texter'],
  ['is neither true nor false', 'är varken ja eller nej'],
  ['is before the first car', 'är före den första bilen'],
  ['is not a number', 'är inget tal'],
  ['is not a date', 'är inget datum'],
  ['is not a year', 'är inget år'],
  ['is not a text', 'är ingen text'],
  ['is not a record', 'är ingen post'],
  ['is less than 0', 'är mindre än 0'],
  ['is too long', 'är för lång'],
  ['is missing', 'saknas'],
  [/The row has (\d+) cells, the header (\d+)/g, 'Raden har $1 celler, rubrikraden $2'],
  [/('[^']*') stands on line (\d+) already/g, '$1 står redan på rad $2'],
  ['A quote is opened and never closed', 'Ett citattecken öppnas och stängs aldrig'],
  ['An expression of the mapping fails', 'Ett uttryck går inte att räkna ut'],
];
