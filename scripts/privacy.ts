import { randomUUID } from 'node:crypto';
import { copyFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { textsFor } from '../src/content/publishing/built-in-texts.ts';
import { erasuresFile, readErasures } from '../src/features/privacy/adapters/file-erasures.ts';
import { erasePerson } from '../src/features/privacy/erase-person.ts';
import type { Erasure } from '../src/features/privacy/erasure.ts';
import { exportPage } from '../src/features/privacy/export-page.ts';
import { exportPerson } from '../src/features/privacy/export-person.ts';
import { type FoundRecord, findPerson } from '../src/features/privacy/find-person.ts';
import { repeatErasures } from '../src/features/privacy/repeat-erasures.ts';
import { dataEncryption } from '../src/main/data-encryption.ts';
import { openDatabase } from '../src/main/database.ts';
import { encryptRecords } from '../src/main/encrypt-records.ts';
import { openPersonalData, type PersonalData } from '../src/main/personal-data.ts';
import { readSettings } from '../src/main/read-settings.ts';
import { keysOfPerson, type Person } from '../src/shared/personal-data/person-keys.ts';
import type { Database } from '../src/shared/platform/database/schema.ts';
import type { Settings } from '../src/shared/platform/env.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { isLanguage } from '../src/shared/sites/languages.ts';
import { progress } from './progress.ts';
import { runCommand } from './run-command.ts';

const usage = `Say: npm run privacy -- find --email … --phone … --plate … --name …
       npm run privacy -- export --email … --out FOLDER-AND-NAME [--language sv]
       npm run privacy -- erase --email … --by NAME [--leave KIND:ID] [--yes]
       npm run privacy -- kept
       npm run privacy -- erasures [--out FILE]
       npm run privacy -- repeat [FILE]
       npm run privacy -- encrypt`;

const text = { type: 'string' } as const;
const options = {
  email: text,
  phone: text,
  plate: text,
  name: text,
  out: text,
  language: text,
  by: text,
  yes: { type: 'boolean' },
  leave: { type: 'string', multiple: true },
} as const;
type Values = ReturnType<typeof readArguments>['values'];

/** What the installation keeps about somebody: found, handed over, erased. */
async function privacy(): Promise<void> {
  const { values, positionals } = readArguments();
  const [command = '', file] = positionals;
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  try {
    const data = await openPersonalData(settings, database);
    if (command === 'find') print(await find(data, values));
    else if (command === 'export') await hand(data, values);
    else if (command === 'erase') await erase(data, values);
    else if (command === 'kept') await printKept(data);
    else if (command === 'erasures') await printErasures(data, settings.dataDir, values.out);
    else if (command === 'repeat') await repeat(data, file ?? erasuresFile(settings.dataDir));
    else if (command === 'encrypt') await encrypt(database, settings, data);
    else throw new OperatorError(`'${command}' is not a command.`, usage);
  } finally {
    await database.destroy();
  }
}

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (problem) {
    throw new OperatorError((problem as Error).message, usage);
  }
}

async function find({ kinds }: PersonalData, values: Values): Promise<readonly FoundRecord[]> {
  const { records, isCut } = await findPerson(kinds, personIn(values));
  if (isCut)
    throw new OperatorError('More than 500 records fit.', 'Say more: a mail address, telephone or plate.');
  return records;
}

function personIn({ email, phone, plate, name }: Values): Person {
  const person = { email, phone, plate, name };
  if (keysOfPerson(person).size === 0 && !name)
    throw new OperatorError('Nothing says who is meant.', 'Give a mail address, telephone, plate or name.');
  return person;
}

function print(records: readonly FoundRecord[]): void {
  for (const { kind, id, site = '', at = '', matches } of records)
    console.log(`${at.slice(0, 10).padEnd(10)}  ${kind.padEnd(16)}  ${id}  ${site}  (${matches.join(', ')})`);
  console.log(records.length === 1 ? '1 record' : `${records.length} records`);
}

async function hand(data: PersonalData, values: Values): Promise<void> {
  const { out, language = 'en' } = values;
  if (!out)
    throw new OperatorError(
      '--out is missing.',
      'Name the files without their ending: --out /tmp/request-12.',
    );
  if (!isLanguage(language))
    throw new OperatorError(`'${language}' is no language here.`, 'Say for example sv.');
  const exported = await exportPerson(data.kinds, personIn(values), await find(data, values), new Date());
  await writeFile(`${out}.json`, `${JSON.stringify(exported, null, 2)}\n`, { mode: 0o600 });
  await writeFile(`${out}.html`, exportPage(exported, language, textsFor(language)), { mode: 0o600 });
  console.log(`${exported.records.length} records are in ${out}.json and, to be read, in ${out}.html.`);
}

async function erase(data: PersonalData, values: Values): Promise<void> {
  const { by, leave = [], yes } = values;
  const { keys } = data;
  if (!keys) throw new OperatorError('PRIVACY_KEY is not set.', 'docs/operations.md says how to make one.');
  const records = await find(data, values);
  const isLeft = ({ kind, id }: FoundRecord) => leave.includes(`${kind}:${id}`);
  const chosen = records.filter((record) => !isLeft(record));
  print(chosen);
  if (!by || !yes)
    throw new OperatorError(
      'Nothing is erased yet.',
      'Look at the list. Say --leave KIND:ID for what belongs to somebody else, then --by YOUR-NAME --yes.',
    );
  const left = records.filter(isLeft);
  const ports = { ...data, keys };
  const request = { id: randomUUID(), person: personIn(values), records: chosen, left, by, now: new Date() };
  console.log(proof(await erasePerson(ports, request)));
}

function proof({ id, finishedAt = '', outcome }: Erasure): string {
  const erased = Object.entries(outcome?.erased ?? {}).filter(([, count]) => count > 0);
  return [
    `Erased at ${finishedAt}, reference ${id}:`,
    ...erased.map(([kind, count]) => `  ${count} ${kind}`),
    ...(outcome?.kept ?? []).map(
      ({ kind, id: record, why, until }) =>
        `  kept: ${kind} ${record}, ${why}${until ? ` until ${until}` : ''}`,
    ),
  ].join('\n');
}

async function printKept({ kinds, cleanings }: PersonalData): Promise<void> {
  const cleaned = await cleanings.all();
  for (const { kind, count, retention } of kinds) {
    const { records, oldest = '–' } = await count();
    const until =
      'endsWith' in retention
        ? `ends with ${retention.endsWith}`
        : `${retention.setting}: ${retention.days} days`;
    const last = cleaned.find((each) => each.kind === kind)?.at.slice(0, 16) ?? '–';
    console.log(
      `${kind.padEnd(16)}  ${String(records).padStart(8)}  oldest ${oldest.slice(0, 10).padEnd(10)}  cleaned ${last.padEnd(16)}  ${until}`,
    );
  }
}

async function printErasures({ erasures }: PersonalData, dataDir: string, out?: string): Promise<void> {
  const list = await erasures.all();
  for (const { id, beganAt, finishedAt, by } of list)
    console.log(`${beganAt}  ${id}  ${finishedAt ? 'done' : 'not finished'}  ${by}`);
  if (out && list.length > 0) await copyFile(erasuresFile(dataDir), out);
}

/** Everything under the current key: the first time, and after a key was replaced. */
async function encrypt(database: Database, settings: Settings, { compact }: PersonalData): Promise<void> {
  const keys = dataEncryption(settings)?.keys;
  if (!keys)
    throw new OperatorError(
      'DATA_KEY is not set.',
      'Make one, for example DATA_KEY=2026:$(openssl rand -base64 32), and give every process the same.',
    );
  const changed = await encryptRecords(database, keys, (total) => progress('Encrypting', total));
  // Databases still have on disk what was overwritten.
  if (changed > 0) await compact();
  console.log(`${changed} values were encrypted; all are under the key '${keys.currentKeyId}' now.`);
}

async function repeat(data: PersonalData, file: string): Promise<void> {
  const { keys } = data;
  if (!keys)
    throw new OperatorError('PRIVACY_KEY is not set.', 'It has to be the one that the list was made with.');
  const { erasures, records } = await repeatErasures(
    { ...data, keys },
    await readErasures(file),
    new Date(),
    (total) => progress('Reading', total),
  );
  console.log(`${erasures} erasures were repeated: ${records} records are erased again.`);
}

await runCommand(privacy);
