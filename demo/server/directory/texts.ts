import type { DirectoryEntry } from './directory-entry.ts';
import { capitalise, countedNoun, numberWord } from './number-words.ts';

export type Section = DirectoryEntry['directory']['section'];

/** The headline's two lines. */
export function headline(count: number): [string, string] {
  if (count === 0) return ['Room for sites,', 'one forecourt.'];
  return [`${capitalise(countedNoun(count, 'site', 'sites'))},`, 'one forecourt.'];
}

/** For the browser's tab and for those who share the page. */
export function pageTitle(count: number): string {
  const what = count === 0 ? 'Room for sites' : capitalise(countedNoun(count, 'site', 'sites'));
  return `Forecourt | ${what}, one installation`;
}

export const pageDescription = 'All sites of this installation, with doors for editors and developers.';

export function welcome(entries: readonly DirectoryEntry[]): string {
  if (entries.length === 0)
    return 'No site has been set up yet. Each one parks here as soon as it is published.';
  const who = joinNames(businesses(entries));
  const countries = countDistinct(entries, ({ country }) => [country]);
  const where = countries > 1 ? ` in ${numberWord(countries)} countries` : '';
  const themes =
    entries.length === 1 ? '' : ' Each wears its own colours and speaks its own language. Pick a bay.';
  return `${capitalise(who)}${where}, served by one installation.${themes}`;
}

export const sectionTitles: Record<Section, string> = {
  Dealers: 'Dealers',
  Carstore: 'Carstore',
  'Other businesses': 'The group’s other businesses',
};

/** One line beside the title of a section. */
export function sectionLine(section: Section, entries: readonly DirectoryEntry[]): string {
  if (section === 'Dealers') return 'New and used cars, workshops, tyre hotels';
  if (section === 'Other businesses') return 'No car index, no less of a site';
  if (entries.length === 1) return 'A used-car store';
  const markets = countedNoun(
    countDistinct(entries, ({ country }) => [country]),
    'market',
    'markets',
  );
  const languages = countedNoun(
    countDistinct(entries, (entry) => entry.languages),
    'language',
    'languages',
  );
  return `Used-car stores: one layout, ${markets}, ${languages}`;
}

export function openState(entries: readonly DirectoryEntry[]): string {
  return `${entries.filter(({ open }) => open).length} of ${entries.length} open`;
}

function businesses(entries: readonly DirectoryEntry[]): string[] {
  const among = (section: Section) => entries.filter(({ directory }) => directory.section === section).length;
  const [dealers, stores, others] = [among('Dealers'), among('Carstore'), among('Other businesses')];
  const more = dealers + stores > 0 ? 'more ' : '';
  return [
    dealers && (dealers === 1 ? 'a dealer' : 'dealers'),
    stores && (stores === 1 ? 'a used-car store' : 'used-car stores'),
    others && countedNoun(others, `${more}business`, `${more}businesses`),
  ].filter((business) => typeof business === 'string');
}

// British English, because it sets no comma before the last "and".
function joinNames(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}

function countDistinct<Kind>(
  entries: readonly DirectoryEntry[],
  kinds: (entry: DirectoryEntry) => readonly Kind[],
) {
  return new Set(entries.flatMap(kinds)).size;
}
