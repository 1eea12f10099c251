import { createLruCache } from '../../../../shared/platform/lru-cache.ts';
import { nameKey } from '../../../../shared/search/name-key.ts';
import type { Term } from '../../../../shared/search/records/term.ts';
import type { Language } from '../../../../shared/sites/languages.ts';
import { type VocabularyField, vocabulary } from '../../../cars/vocabulary/vocabulary.ts';
import { codeNamed } from '../../../cars/vocabulary/word-of.ts';
import { type ForeignField, foreignWords } from './foreign-words.ts';
import { nearestOf } from './nearest.ts';

/** A word of the vocabulary, or what is nearest to one that nobody knows. */
export type ReadWord = { word: string } | { nearest: string | undefined };

/** In the language of the index, where a vocabulary has it in any of our languages, or a neighbouring one. */
export function readWord(field: VocabularyField, written: string, language: Language): ReadWord {
  return words(`${field} ${language} ${written}`, () => wordOrNearest(field, written, language));
}

/** Of fields that take any text: what nobody knows stays as it is. */
export function knownWord(field: VocabularyField, written: string, language: Language): string | undefined {
  const code = codeOf(field, written);
  return code === undefined ? undefined : (wordFor(field, code, language) ?? written);
}

/** A stock says the same words of thousands of cars, and looking for what is nearest to one takes long. */
const words = createLruCache<ReadWord>(50_000);

function wordOrNearest(field: VocabularyField, written: string, language: Language): ReadWord {
  const word = knownWord(field, written, language);
  if (word !== undefined) return { word };
  const nearest = nearestOf(nameKey(written), namesOf(field));
  return { nearest: nearest && wordFor(field, nearest, language) };
}

/** Places have no word of their own in most languages. */
function wordFor(field: VocabularyField, code: string, language: Language): string | undefined {
  return (vocabulary[field] as readonly Term[]).find((term) => term.code === code)?.words[language];
}

export function codeOf(field: VocabularyField, written: string): string | undefined {
  return wholeCode(field, written) ?? codeWithin(field, written);
}

function wholeCode(field: VocabularyField, written: string): string | undefined {
  return codeNamed(field, written) ?? foreign(field).get(nameKey(written));
}

const readByWords: readonly VocabularyField[] = ['car_fuel', 'car_gearbox', 'car_drive', 'car_body'];
const finishes =
  /[\s,(-]*\b(?:metallic|metallik|metalliväri|metallak|metalliche|solid|uni|pearl effect|mica|lack|lackierung|métallisé|metalíza|metalický)\b\)?/gi;
const MAX_WORDS = 8;

/** '8-speed dual clutch', 'Automatic (7 gears)', 'Diesel Turbo': the word that is known, if all that are known mean one thing. */
function codeWithin(field: VocabularyField, written: string): string | undefined {
  if (field === 'car_color') {
    const plain = written.replace(finishes, '').trim();
    return plain === '' || plain === written ? undefined : wholeCode(field, plain);
  }
  if (!readByWords.includes(field)) return undefined;
  const words = written.split(/[\s,/()+|&]+/).filter((word) => word !== '');
  if (words.length < 2 || words.length > MAX_WORDS) return undefined;
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += 1)
    for (let count = Math.min(3, words.length - at); count > 0; count -= 1) {
      const name = words.slice(at, at + count).join(' ');
      // Short ones are codes of engines and gears.
      const code = name.length > 2 ? wholeCode(field, name) : undefined;
      if (code === undefined) continue;
      found.add(code);
      at += count - 1;
      break;
    }
  const mixed = ['plugin', 'mild-hybrid', 'hybrid'].find((code) => found.has(code));
  if (field === 'car_fuel' && mixed) return mixed;
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

const byField = new Map<string, ReadonlyMap<string, string>>();

function foreign(field: VocabularyField): ReadonlyMap<string, string> {
  const known = byField.get(field);
  if (known) return known;
  const terms = Object.entries(foreignWords[field as ForeignField] ?? {});
  const codes = new Map(
    terms.flatMap(([code, words]) => words.split(', ').map((word) => [nameKey(word), code] as const)),
  );
  byField.set(field, codes);
  return codes;
}

const namesByField = new Map<string, ReadonlyMap<string, string>>();

/** Every spelling by its key, with its code. */
function namesOf(field: VocabularyField): ReadonlyMap<string, string> {
  const known = namesByField.get(field);
  if (known) return known;
  const names = new Map(foreign(field));
  for (const { code, words, spellings } of vocabulary[field] as readonly Term[])
    for (const name of [...Object.values(words), ...Object.values(spellings ?? {}).flat()])
      if (name) names.set(nameKey(name), code);
  namesByField.set(field, names);
  return names;
}
