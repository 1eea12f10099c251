import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { extensionIn } from '../../src/main/extensions/find-extensions.ts';
import { checkExtension } from '../extensions/check-extension.ts';
import { documentedBlock } from './code-blocks.ts';
import { runBlock } from './run-block.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-documented-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('the folder of a country has the files that its figure names', () => {
  const figure = documentedBlock('docs/countries-and-languages.md', 'country.json ');
  const names = [...figure.matchAll(/^ {2}([\w.-]+)/gm)].map(([, name = '']) => name);
  expect(names).toEqual(['country.json', 'language.json', 'messages', 'places.tsv', 'words']);
  expect(names.filter((name) => !existsSync(join('examples/germany', name)))).toEqual([]);
});

test('the commands for extensions write where they lie into .env, and make the folder', async () => {
  const cwd = aFolder();
  const env = { ...process.env, HOME: cwd };
  await runBlock(documentedBlock('docs/extensions.md', 'EXTENSIONS_DIR='), { cwd, env });
  expect(readFileSync(join(cwd, '.env'), 'utf8')).toBe(`EXTENSIONS_DIR=${join(cwd, 'extensions')}\n`);
  expect(existsSync(join(cwd, 'extensions'))).toBe(true);
});

test('routes, jobs and tables as they are shown have the types of an extension, and load', async () => {
  const folder = join(aFolder(), 'call-me');
  mkdirSync(folder);
  const parts = documentedBlock('docs/extensions.md', 'migrations: [');
  writeFileSync(
    join(folder, 'extension.ts'),
    `import { API_VERSION, defineExtension } from 'forecourt/extension';

export default defineExtension({ name: 'call-me', apiVersion: API_VERSION, about: 'shown', ${parts} });
`,
  );
  const source = extensionIn(folder);
  if (!source) throw new Error('There is no extension.');
  expect(await checkExtension(source)).toEqual([]);
}, 300_000);

test('forms, fields, plans, sources, receivers and sinks as they are shown are an extension that is right', async () => {
  const folder = join(aFolder(), 'call-me');
  mkdirSync(folder);
  const files = {
    'call-back-form.ts': documentedBlock('docs/extensions.md', 'callBackForm = defineForm'),
    'subscription.ts': documentedBlock('docs/extensions.md', 'FinancePlanDeclaration } from'),
    'market.ts': documentedBlock('docs/extensions.md', 'ReceiverDeclaration } from'),
    'call-me-counter.sink.ts': documentedBlock('docs/extensions.md', 'StartSink } from'),
    'site-fields.ts': `import { text } from 'forecourt/extension';\n${documentedBlock('docs/extensions.md', 'siteFields = {')}`,
  };
  const parts = [
    documentedBlock('docs/extensions.md', 'carFields: {'),
    documentedBlock('docs/extensions.md', 'dealershipFields: {'),
    documentedBlock('docs/extensions.md', 'feedSources: {'),
    documentedBlock('docs/extensions.md', 'analyticsSinks: {'),
  ];
  const keys = Object.values({ ...files, parts: parts.join() }).flatMap((text) =>
    [...text.matchAll(/(?:label|title|submit|sentTitle|sentText|text|card|descending): '(\w+)'/g)].map(
      ([, key = '']) => key,
    ),
  );
  const extension = `import { API_VERSION, defineExtension, FeedSourceProblem } from 'forecourt/extension';
import { callBackForm } from './call-back-form.ts';
import { market } from './market.ts';
import { siteFields } from './site-fields.ts';
import { subscription } from './subscription.ts';

export default defineExtension({
  name: 'call-me',
  apiVersion: API_VERSION,
  about: 'shown',
  settings: { url: { variable: 'URL_OF_IT', about: 'a' }, statsUrl: { variable: 'STATS_URL', about: 'b' } },
  texts: { en: ${JSON.stringify(Object.fromEntries(keys.map((key) => [key, key])))} },
  forms: { 'call-back': callBackForm },
  financePlans: { subscription },
  feedReceivers: { market },
  siteFields,
  ${parts.map((part) => part.trim().replace(/,?$/, ',')).join('\n  ')}
});
`;
  for (const [name, text] of Object.entries({ ...files, 'extension.ts': extension }))
    writeFileSync(join(folder, name), text);
  const source = extensionIn(folder);
  if (!source) throw new Error('There is no extension.');
  expect(await checkExtension(source)).toEqual([]);
}, 300_000);

test('the two commands that it begins with are commands of the package', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = [...documentedBlock('README.md', 'npm start').matchAll(/^npm (\w+)/gm)];
  expect(commands.map(([, name = '']) => name)).toEqual(['start', 'test']);
  for (const [, name = ''] of commands) expect(scripts[name]).toBe(`node scripts/${name}.mjs`);
});
