import { access } from 'node:fs/promises';
import { kyselyPublishedStore } from '../src/content/publishing/adapters/kysely-published-store.ts';
import { publishedContent } from '../src/content/publishing/published-content.ts';
import { formatOfFile } from '../src/features/inventory/reading/feed-format.ts';
import { readFeedFile } from '../src/features/inventory/reading/read-own-feed-file.ts';
import { rotateKey } from '../src/features/tyre-hotel/access/rotate-key.ts';
import { kyselyAgreementStore } from '../src/features/tyre-hotel/adapters/kysely-agreement-store.ts';
import type { Agreement } from '../src/features/tyre-hotel/agreement-store.ts';
import { conflictingOwners, parseAgreement } from '../src/features/tyre-hotel/import/parse-agreement.ts';
import { openDatabase } from '../src/main/database.ts';
import { readSettings } from '../src/main/read-settings.ts';
import { openTyreHotelKeys } from '../src/main/tyre-hotel-keys.ts';
import { systemClock } from '../src/shared/platform/clock.ts';
import type { Database } from '../src/shared/platform/database/schema.ts';
import type { KeyRing } from '../src/shared/platform/key-ring.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { runCommand } from './run-command.ts';

const usage = `Say: npm run tyre-hotel -- agreements FILE.json (or .ndjson)
       npm run tyre-hotel -- rotate-key`;
const MAX_PRINTED = 20;

/** Imports agreements of the embedded tyre hotel. Running servers use them from the next request on. */
async function tyreHotel(): Promise<void> {
  const [command, file, more] = process.argv.slice(2);
  const settings = readSettings(process.env);
  const keys = await openTyreHotelKeys(settings);
  if (!keys)
    throw new OperatorError(
      'TYRE_HOTEL_KEY is missing: telephone numbers are stored encrypted only.',
      'Make one, for example TYRE_HOTEL_KEY=2026:$(openssl rand -base64 32), and give the server the same.',
    );
  const db = await openDatabase(settings);
  try {
    if (command === 'agreements' && file && !more) await importAgreements(db, keys, file);
    else if (command === 'rotate-key' && !file) await rotateKeys(db, keys);
    else throw new OperatorError(`'${process.argv.slice(2).join(' ')}' is not a command.`, usage);
  } finally {
    await db.destroy();
  }
}

async function importAgreements(db: Database, keys: KeyRing, path: string): Promise<void> {
  const format = formatOfFile(path);
  if (format !== 'json' && format !== 'ndjson')
    throw new OperatorError(`${path} is not JSON: an agreement has several tyres.`, usage);
  await access(path).catch(() => {
    throw new OperatorError(`${path} cannot be read.`, 'Check its name and the folder you are in.');
  });
  const context = { keys, countryOf: await findCountries(db) };
  const agreements: Agreement[] = [];
  const problems: string[] = [];
  for await (const each of readFeedFile({ path, format, gzip: path.endsWith('.gz') })) {
    const result =
      'problem' in each
        ? { ok: false as const, problems: [each.problem] }
        : parseAgreement(each.value, context);
    if (result.ok) agreements.push(result.value);
    else problems.push(...result.problems.map((problem) => `Line ${each.line}: ${problem}`));
  }
  problems.push(
    ...conflictingOwners(agreements).map((id) => `The customer ${id} has two telephone numbers.`),
  );
  if (problems.length > 0) {
    const left = problems.length > MAX_PRINTED ? [`… and ${problems.length - MAX_PRINTED} more`] : [];
    throw new OperatorError(
      `${path} cannot be imported:\n  ${[...problems.slice(0, MAX_PRINTED), ...left].join('\n  ')}`,
      'Correct the file and try again.',
    );
  }
  if (agreements.length === 0)
    throw new OperatorError(`${path} has no agreements.`, 'A file replaces all of them.');
  await kyselyAgreementStore(db).replace(agreements);
  const plates = new Set(agreements.map(({ vehicle }) => vehicle.regNo)).size;
  console.log(
    `  The tyre hotel has ${plates.toLocaleString('en')} agreements now. Delete the file: its numbers are in clear.`,
  );
}

async function findCountries(db: Database) {
  const content = publishedContent({ info: () => {}, warn: () => {}, error: () => {} });
  content.apply(await kyselyPublishedStore(db, systemClock).changesSince(0));
  return (site: string) => content.siteNamed(site)?.site.country;
}

async function rotateKeys(db: Database, keys: KeyRing): Promise<void> {
  const { rotated, unreadable } = await rotateKey(kyselyAgreementStore(db), keys);
  console.log(
    `  ${rotated.toLocaleString('en')} telephone numbers are encrypted with ${keys.currentKeyId} now.`,
  );
  if (unreadable > 0)
    throw new OperatorError(
      `${unreadable.toLocaleString('en')} were encrypted with a key that TYRE_HOTEL_KEY does not have.`,
      'Add it behind the others, or import the agreements again.',
    );
}

await runCommand(tyreHotel);
