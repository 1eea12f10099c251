import { join } from 'node:path';
import { allLanguages } from '../src/shared/sites/languages.ts';
import { missingForLanguage } from './languages/missing-for-language.ts';
import { writePseudoLanguage } from './languages/pseudo-language.ts';

/**
 * `npm run languages -- check da` lists what is missing before sites can be in Danish, and `pseudo da nb` fills it in from
 * Norwegian, to look at pages before the translators are done.
 */
const root = join(import.meta.dirname, '..');
const [command, language = '', from = ''] = process.argv.slice(2);
const isCode = (code: string) => /^[a-z]{2,3}$/.test(code);
const known = allLanguages.filter((each) => each !== language);

if (command === 'check' && isCode(language)) check();
else if (command === 'pseudo' && isCode(language) && known.some((each) => each === from))
  writePseudoLanguage({ language, from, known, root });
else {
  console.error(`npm run languages -- check LANGUAGE, or pseudo LANGUAGE FROM, by their codes: pseudo da nb`);
  process.exitCode = 2;
}

function check(): void {
  const missing = missingForLanguage(language, known, root);
  for (const line of missing) console.log(line);
  console.log(
    missing.length === 0 ? `${language} is complete.` : `${missing.length} missing for ${language}.`,
  );
  process.exitCode = missing.length === 0 ? 0 : 1;
}
