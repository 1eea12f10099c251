import { access, readFile } from 'node:fs/promises';
import { kyselyPublishedStore } from '../src/content/publishing/adapters/kysely-published-store.ts';
import { workshopDepartments } from '../src/features/booking/find-departments.ts';
import type { ParseResult } from '../src/features/booking/parse-result.ts';
import { formatOfFile } from '../src/features/inventory/reading/feed-format.ts';
import { readFeedFile } from '../src/features/inventory/reading/read-own-feed-file.ts';
import { kyselySetupStore } from '../src/features/workshop/adapters/kysely-setup-store.ts';
import { kyselyVehicleRegister } from '../src/features/workshop/adapters/kysely-vehicle-register.ts';
import { parsePriceList } from '../src/features/workshop/import/parse-price-list.ts';
import { parseSetups } from '../src/features/workshop/import/parse-setups.ts';
import { parseVehicle } from '../src/features/workshop/import/parse-vehicle.ts';
import type { Vehicle } from '../src/features/workshop/vehicle.ts';
import { openDatabase } from '../src/main/database.ts';
import { readSettings } from '../src/main/read-settings.ts';
import { systemClock } from '../src/shared/platform/clock.ts';
import type { Database } from '../src/shared/platform/database/schema.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { kyselyRecordStore } from '../src/shared/search/adapters/kysely-record-store.ts';
import { allCountries, isCountry } from '../src/shared/sites/countries.ts';
import { readPublishedIndices } from './published-indices.ts';
import { runCommand } from './run-command.ts';

const usage = `Say: npm run workshop -- setup FILE.json
       npm run workshop -- price-list SITE FILE.json
       npm run workshop -- vehicles FILE.csv [COUNTRY] (or .json, .ndjson; plates of SE without a country)`;
const MAX_PRINTED = 20;

/** Imports how the embedded workshop is set up. Running servers use it from the next request on. */
async function workshop(): Promise<void> {
  const [command, ...names] = process.argv.slice(2);
  const settings = readSettings(process.env);
  const db = await openDatabase(settings);
  try {
    const [first, second] = names;
    if (command === 'setup' && first && !second) await importSetups(db, first);
    else if (command === 'price-list' && first && second) await importPriceList(db, first, second);
    else if (command === 'vehicles' && first) await importVehicles(db, first, second);
    else throw new OperatorError(`'${process.argv.slice(2).join(' ')}' is not a command.`, usage);
  } finally {
    await db.destroy();
  }
}

async function importSetups(db: Database, path: string): Promise<void> {
  const setups = required(path, parseSetups(await readJson(path)));
  const known = await findDepartmentIds(db);
  const unknown = setups.map(({ departmentId }) => departmentId).filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new OperatorError(
      `No dealership has the workshop department ${unknown.join(', ')}.`,
      `There are: ${[...known].sort().join(', ')}. The id is the department's erp_id.`,
    );
  const store = kyselySetupStore(db);
  const replaced = new Set(setups.map(({ departmentId }) => departmentId));
  const others = (await store.departments([...known])).filter((each) => !replaced.has(each.departmentId));
  // The ids of bays are unique in the installation, whatever file they came with.
  required(path, parseSetups([...others, ...setups]));
  for (const setup of setups) await store.saveDepartment(setup);
  const bays = setups.reduce((sum, setup) => sum + setup.bays.length, 0);
  console.log(`  ${setups.length} departments with ${bays} bays are set up.`);
}

async function importPriceList(db: Database, site: string, path: string): Promise<void> {
  const list = required(path, parsePriceList(await readJson(path)));
  const sites = await findSiteNames(db);
  if (!sites.includes(site))
    throw new OperatorError(`There is no site '${site}'.`, `There are: ${sites.join(', ')}.`);
  await kyselySetupStore(db).savePriceList(site, list);
  const count = (categories: typeof list.services) =>
    categories.reduce((sum, { offerings }) => sum + offerings.length, 0);
  console.log(`  ${site} offers ${count(list.services)} services and ${count(list.addons)} add-ons.`);
}

async function importVehicles(db: Database, path: string, country = 'SE'): Promise<void> {
  if (!isCountry(country))
    throw new OperatorError(`There is no country '${country}'.`, `There are: ${allCountries.join(', ')}.`);
  const format = formatOfFile(path);
  if (!format) throw new OperatorError(`${path} does not say what it is.`, usage);
  const vehicles: Vehicle[] = [];
  const problems: string[] = [];
  await access(path).catch(rejectUnreadable(path));
  for await (const each of readFeedFile({ path, format, gzip: path.endsWith('.gz') })) {
    const result =
      'problem' in each
        ? { ok: false as const, problems: [each.problem] }
        : parseVehicle(each.value, country);
    if (result.ok) vehicles.push(result.value);
    else problems.push(...result.problems.map((problem) => `Line ${each.line}: ${problem}`));
  }
  if (problems.length > 0) throw refused(path, problems);
  if (vehicles.length === 0)
    throw new OperatorError(`${path} has no vehicles.`, 'A file replaces the whole register.');
  await kyselyVehicleRegister(db).replace(vehicles);
  console.log(`  The register has ${vehicles.length.toLocaleString('en')} vehicles now.`);
}

function required<T>(path: string, result: ParseResult<T>): T {
  if (result.ok) return result.value;
  throw refused(path, result.problems);
}

function refused(path: string, problems: readonly string[]): OperatorError {
  const more = problems.length > MAX_PRINTED ? [`… and ${problems.length - MAX_PRINTED} more`] : [];
  const lines = [...problems.slice(0, MAX_PRINTED), ...more].join('\n  ');
  return new OperatorError(`${path} cannot be imported:\n  ${lines}`, 'Correct the file and try again.');
}

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(rejectUnreadable(path));
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new OperatorError(
      `${path} is not JSON: ${problem instanceof Error ? problem.message : problem}`,
      'Correct the file and try again.',
    );
  }
}

function rejectUnreadable(path: string) {
  return (problem: NodeJS.ErrnoException): never => {
    throw new OperatorError(
      `${path} cannot be read (${problem.code}).`,
      'Check its name and the folder you are in.',
    );
  };
}

async function findDepartmentIds(db: Database): Promise<ReadonlySet<string>> {
  const records = kyselyRecordStore(db, systemClock);
  const ids = new Set<string>();
  for (const [name, { kind }] of await readPublishedIndices(db)) {
    if (kind !== 'sites') continue;
    for await (const batch of records.live(name))
      for (const { body } of batch)
        for (const { departmentId } of workshopDepartments(body)) ids.add(departmentId);
  }
  return ids;
}

async function findSiteNames(db: Database): Promise<readonly string[]> {
  const documents = await kyselyPublishedStore(db, systemClock).changesSince(0);
  return documents.flatMap(({ document }) => (document.kind === 'site' ? [document.site] : [])).sort();
}

await runCommand(workshop, 'Nothing was imported.');
