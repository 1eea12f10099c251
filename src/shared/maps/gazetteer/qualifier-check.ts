import { fold } from '../fold.ts';
import { countryWords } from './country-names.ts';
import type { GazetteerEntry, NamedEntry } from './gazetteer-entry.ts';

export type QualifierCheck = (entry: GazetteerEntry, words: readonly string[]) => boolean;

/** Whether each word begins a word of the entry's region, its country or, of a postcode, its town. */
export function createQualifierCheck(named: readonly NamedEntry[]): QualifierCheck {
  const regionWords = new Map<string, string>();
  for (const { entry, alternates } of named)
    if (entry.kind === 'region')
      regionWords.set(
        `${entry.country} ${entry.name}`,
        ` ${fold([entry.name, ...alternates].join(' '))} ${countryWords(entry.country)}`,
      );
  return ({ country, region, town = '' }, words) => {
    const known = `${regionWords.get(`${country} ${region}`) ?? ` ${countryWords(country)}`} ${fold(town)}`;
    return words.every((word) => known.includes(` ${word}`) || partsOfTowns.has(word));
  };
}

/** Said of any town: 'Uppsala kommun', 'Oslo sentrum'. */
const partsOfTowns: ReadonlySet<string> = new Set(
  'kommun kommune kunta stad by kaupunki mesto centrum sentrum keskusta centre center city'.split(' '),
);
