import { fromWords, phraseMatcher, wordSet, wordsOfAll } from './phrase-words.ts';

/** What numbers of something without a filter are counted in; the same in all languages. */
const abbreviations =
  'mpg, l, kwh, wh, sek, sec, ccm, cc, cm3, cm, mm, g/km, gkm, l/100, l/100km, l100km, l100, l/mil, lmil, apr';

const units = wordSet([abbreviations, ...wordsOfAll.map(({ unclear }) => unclear.measureUnits)]);
const finance = wordSet(wordsOfAll.map(({ unclear }) => unclear.finance));

export type UnclearWords = ReturnType<typeof unclearWords>;

export const unclearWords = fromWords((words) => {
  const parts = wordSet(words.map(({ unclear }) => unclear.carParts));
  return {
    measure: phraseMatcher(words.map(({ unclear }) => unclear.measures)),
    isMeasureUnit: (key: string) => units.has(key),
    whole: phraseMatcher(words.map(({ unclear }) => unclear.whole)),
    isCarPart: (key: string) => parts.has(key),
    isFinance: (key: string) => finance.has(key),
  };
});
