import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { OperatorError } from '../operator-error.ts';
import { countryFile, languageFile } from './record-schemas.ts';

export type Words = string | { readonly [key: string]: Words };

/** What an installation adds in one folder: a country, a language with its texts, or both. */
export type LocaleFolder = {
  folder: string;
  country: z.infer<typeof countryFile> | undefined;
  language: z.infer<typeof languageFile> | undefined;
  /** By module: 'cars/list', and within it by key. A text that waits for its translator is left out. */
  messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The file with the country's places, in the form of the embedded gazetteer. */
  places: string | undefined;
  /** By module: 'cars/phrase'. */
  words: Readonly<Record<string, Words>>;
};

const PLACES = 'places.tsv';
const docs = 'docs/countries-and-languages.md says what such a folder holds.';

/** Reads and checks a folder; what is wrong with it is one sentence for its operator. */
export function readLocaleFolder(folder: string): LocaleFolder {
  if (!existsSync(folder)) throw new OperatorError(`LOCALES names ${folder}, which is not there.`, docs);
  const country = parse(folder, 'country.json', countryFile);
  const language = parse(folder, 'language.json', languageFile);
  if (!country && !language)
    throw new OperatorError(`${folder} has neither country.json nor language.json.`, docs);
  return {
    folder,
    country,
    language,
    places: existsSync(join(folder, PLACES)) ? join(folder, PLACES) : undefined,
    messages: Object.fromEntries(
      filesIn(folder, 'messages').map(([module, file]) => [module, translated(folder, file)]),
    ),
    words: Object.fromEntries(
      filesIn(folder, 'words').map(([module, file]) => [
        module,
        withoutUntranslated(readJson(folder, file) as Words),
      ]),
    ),
  };
}

/** `npm run languages -- template` writes the source text behind its language, for the translator to replace. */
const UNTRANSLATED = /^\[[a-z]{2,3}\] /;

function translated(folder: string, file: string): Record<string, string> {
  const texts = readJson(folder, file);
  const entries = Object.entries(typeof texts === 'object' && texts !== null ? texts : {});
  const wrong = entries.find(([, text]) => typeof text !== 'string');
  if (wrong) throw new OperatorError(`${join(folder, file)}: ${wrong[0]} is not a text.`, docs);
  return Object.fromEntries(entries.filter(([, text]) => !UNTRANSLATED.test(text)));
}

function withoutUntranslated(words: Words): Words {
  if (typeof words === 'string') return words;
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, inside]) =>
      typeof inside === 'string' && UNTRANSLATED.test(inside) ? [] : [[key, withoutUntranslated(inside)]],
    ),
  );
}

function filesIn(folder: string, kind: 'messages' | 'words'): [module: string, file: string][] {
  return globSync(`${kind}/**/*.json`, { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => [path.slice(kind.length + 1, -'.json'.length), path]);
}

function parse<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  if (!existsSync(join(folder, file))) return undefined;
  const { data, error } = schema.safeParse(readJson(folder, file));
  if (!error) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join('.') || file}: ${message}`);
  throw new OperatorError(`${join(folder, file)} is not complete:\n  ${problems.join('\n  ')}`, docs);
}

function readJson(folder: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch (problem) {
    throw new OperatorError(
      `${join(folder, file)} is no JSON: ${problem instanceof Error ? problem.message : problem}`,
      docs,
    );
  }
}
