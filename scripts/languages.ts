import { join } from 'node:path';
import { allLanguages } from '../src/shared/sites/languages.ts';
import { missingForLanguage } from './languages/missing-for-language.ts';

/** `npm run languages -- check da` lists what is missing before sites can be in Danish. */
const [command, language] = process.argv.slice(2);
if (command !== 'check' || !/^[a-z]{2,3}$/.test(language ?? '')) {
  console.error('npm run languages -- check LANGUAGE, by its code: da');
  process.exit(2);
}
const missing = missingForLanguage(language ?? '', allLanguages, join(import.meta.dirname, '..'));
for (const line of missing) console.log(line);
console.log(missing.length === 0 ? `${language} is complete.` : `${missing.length} missing for ${language}.`);
process.exitCode = missing.length === 0 ? 0 : 1;
