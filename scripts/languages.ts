import { join } from 'node:path';
import { readLocaleFolder } from '../src/shared/platform/locale/read-locale-folder.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { allLanguages } from '../src/shared/sites/languages.ts';
import { missingTexts, writeTemplate, wrongTexts } from './languages/added-language.ts';
import { importTexts } from './languages/import-texts.ts';
import { missingForLanguage } from './languages/missing-for-language.ts';
import { writePlaces } from './languages/places-file.ts';
import { writePseudoLanguage } from './languages/pseudo-language.ts';

/**
 * `npm run languages -- template de germany` writes what German lacks into the folder, `check de germany` lists it. Without a
 * folder `check` lists what the product itself lacks to be in a language, and `pseudo da nb` fills that in from another.
 */
const root = join(import.meta.dirname, '..');
const [command, language = '', argument = '', file = ''] = process.argv.slice(2);
const isCode = (code: string) => /^[a-z]{2,3}$/.test(code);
const known = allLanguages.filter((each) => each !== language);
const folder = argument || folderOf(language);

try {
  if (command === 'check' && isCode(language) && folder) checkFolder(folder);
  else if (command === 'check' && isCode(language)) report(missingForLanguage(language, known, root));
  else if (command === 'template' && isCode(language) && folder) template(folder);
  else if (command === 'places' && /^[A-Z]{2}$/.test(language) && argument && file) places();
  else if (command === 'import' && isCode(language) && folder && file)
    console.log(`${importTexts(language, folder, file)} texts were written into ${folder}.`);
  else if (command === 'pseudo' && isCode(language) && known.some((each) => each === argument))
    writePseudoLanguage({ language, from: argument, known, root });
  else {
    console.error(`npm run languages -- template LANGUAGE FOLDER
                        check LANGUAGE FOLDER, or check LANGUAGE for the product itself
                        import LANGUAGE FOLDER FILE, with the file that the studio's view of texts downloads
                        places COUNTRY FOLDER FILE, with GeoNames' postcodes of the country
                        pseudo LANGUAGE FROM`);
    process.exitCode = 2;
  }
} catch (problem) {
  if (!(problem instanceof OperatorError)) throw problem;
  console.error(`${problem.message}\n${problem.hint}`);
  process.exitCode = 1;
}

/** The folder of LOCALES that declares the language. */
function folderOf(code: string): string | undefined {
  const folders = (process.env['LOCALES'] ?? '').split(',').map((each) => each.trim());
  return folders.find((each) => each && readLocaleFolder(each).language?.code === code);
}

function checkFolder(path: string): void {
  const read = readLocaleFolder(path);
  if (read.language?.code !== language)
    throw new OperatorError(`${path}/language.json does not declare '${language}'.`, 'Write its code there.');
  const missing = missingTexts(read, read.language.fallback, root);
  report([
    ...wrongTexts(read, root),
    ...missing.map(({ file, key, source }) => `${file}: ${key} is missing: ${source}`),
  ]);
}

function places(): void {
  const { towns, postcodes } = writePlaces(language, argument, file);
  console.log(
    `${towns} places and ${postcodes} postcodes were written into ${join(argument, 'places.tsv')}.`,
  );
}

function template(path: string): void {
  const written = writeTemplate(language, path, 'en', root);
  console.log(`${written} texts are to be translated in ${path}: those that begin with [en].`);
}

function report(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
  console.log(
    lines.length === 0 ? `${language} is complete.` : `${lines.length} missing or wrong for ${language}.`,
  );
  process.exitCode = lines.length === 0 ? 0 : 1;
}
