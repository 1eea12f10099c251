import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { kyselyImportRuns } from '../src/features/inventory/adapters/kysely-import-runs.ts';
import { kyselyKeptRecords } from '../src/features/inventory/adapters/kysely-kept-records.ts';
import { kyselyMappingStore } from '../src/features/inventory/adapters/kysely-mapping-store.ts';
import type { FeedFile } from '../src/features/inventory/feed-importer.ts';
import { type KnownIndex, unknownIndexMessage } from '../src/features/inventory/known-indices.ts';
import { checkMapping } from '../src/features/inventory/mapping/check-mapping.ts';
import type { FeedMapping } from '../src/features/inventory/mapping/feed-mapping.ts';
import { previewFeed } from '../src/features/inventory/mapping/preview-feed.ts';
import { openFeedFile } from '../src/features/inventory/open-feed-file.ts';
import { formatOfFile, knownExtensions } from '../src/features/inventory/reading/feed-format.ts';
import { UnreadableFeed } from '../src/features/inventory/reading/unreadable-feed.ts';
import type { ImportOutcome, ImportReport } from '../src/features/inventory/runs/import-report.ts';
import { recordedImport } from '../src/features/inventory/runs/recorded-import.ts';
import { openDatabase } from '../src/main/database.ts';
import { readSettings } from '../src/main/read-settings.ts';
import { systemClock } from '../src/shared/platform/clock.ts';
import type { Database } from '../src/shared/platform/database/schema.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { kyselyRecordStore } from '../src/shared/search/adapters/kysely-record-store.ts';
import { byteProgress } from './byte-progress.ts';
import { addFieldsOfExtensions } from './extensions/add-fields-of-extensions.ts';
import { readPublishedIndices } from './published-indices.ts';
import { runCommand } from './run-command.ts';

const usage =
  'Say: npm run import-cars -- --index cars-solvik-se stock.ndjson [--dry-run] [--allow-empty] [--allow-withdrawals] [--format ndjson|json|csv] [--mapping mapping.json [--save-mapping]] [--own-fields] [--propose]';

/**
 * Imports a file with the whole stock of an index into the database; running servers pick it up. A file of any shape is
 * read through the mapping of the index, or the one that is given; `--propose` prints one to begin with.
 */
async function importCars(): Promise<number> {
  const {
    path,
    index,
    order,
    given,
    mapping: mappingPath,
    ownFields,
    propose,
    saveMapping,
  } = readArguments();
  const size = await fileSize(path);
  const settings = readSettings(process.env);
  await addFieldsOfExtensions(process.env, settings.extensions.off);
  const db = await openDatabase(settings);
  try {
    const { kind, language, country } = await requireKnownIndex(db, index);
    if (propose) return await printProposal(path, kind, { language: language ?? 'en', country });
    const mappings = kyselyMappingStore(db, systemClock);
    const stored = ownFields ? undefined : await mappings.current(index);
    const read = mappingPath ? await readMapping(mappingPath, kind) : undefined;
    const mapping = read ?? stored?.mapping;
    const file = mapping ? { path, mapping } : ownFile(path, given);
    const bar = byteProgress(index, size);
    const { lines, unknownValues } = openFeedFile(file, { kind, language, country }, bar.advance);
    const stores = { store: kyselyRecordStore(db, systemClock), runs: kyselyImportRuns(db) };
    const { withdrawalLimitPercent } = settings;
    const options = {
      ...{ index, kind, language, country, withdrawalLimitPercent, ...order },
      ...(mapping?.badLines && { badLines: mapping.badLines }),
      ...(!read && stored?.mapping && { mappingVersion: stored.version }),
    };
    const sources = { unknownValues, kept: kyselyKeptRecords(db) };
    const outcome = await recordedImport(stores, lines, options, systemClock, sources);
    bar.end();
    const code = printOutcome(outcome);
    if (code !== 0 || !read || !saveMapping || order.dryRun) return code;
    const version = (await mappings.current(index))?.version ?? 0;
    if (!(await mappings.add(index, version, read)))
      throw new OperatorError('The mapping was changed meanwhile.', 'Say it again; the stock is imported.');
    console.log(`  ${index} is read through this mapping from now on (version ${version + 1}).`);
    return 0;
  } finally {
    await db.destroy();
  }
}

function ownFile(path: string, given: string | undefined): FeedFile {
  const format = formatOfFile(given ? `.${given}` : path);
  if (!format)
    throw new OperatorError(
      `${path} does not say what it is.`,
      `End its name with ${knownExtensions.join(', ')}, add --format, or --mapping for a file of another shape.`,
    );
  return { path, format, gzip: path.endsWith('.gz') };
}

async function readMapping(path: string, kind: KnownIndex['kind']): Promise<FeedMapping> {
  await fileSize(path);
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw new OperatorError(`${path} is not JSON.`, 'Make one with --propose.');
  }
  // What the API returns has the mapping inside.
  const document = (value as { mapping?: unknown } | null)?.mapping ?? value;
  const checked = checkMapping(document, kind);
  if ('mapping' in checked) return checked.mapping;
  const problems = checked.problems.map(({ field, message }) => `${field}: ${message}`);
  throw new OperatorError(problems.join('\n  '), `Correct ${path}.`);
}

/** The mapping alone on standard output, to be saved; what it makes of the file on the other. */
async function printProposal(
  path: string,
  kind: KnownIndex['kind'],
  place: Parameters<typeof previewFeed>[3],
): Promise<number> {
  const { mapping, fields, columns, unknownValues, problems } = await previewFeed(
    path,
    undefined,
    kind,
    place,
  );
  for (const { field, confidence, samples } of fields) {
    const [sample] = samples;
    const source = Object.entries(sample?.source ?? {}).map(
      ([column, cell]) => `${column} = ${String(cell)}`,
    );
    const sure = confidence === undefined ? '    ' : `${Math.round(confidence * 100)} %`.padStart(5);
    console.error(
      `${sure}  ${field}: ${JSON.stringify(sample?.value)}  <-  ${source.join(', ').slice(0, 120)}`,
    );
  }
  const unused = columns.filter(({ isUsed }) => !isUsed).map(({ column }) => column);
  if (unused.length > 0) console.error(`  Not used: ${unused.join(', ')}`);
  for (const { field, value, count, nearest } of unknownValues)
    console.error(`  Unknown in ${field}: '${value}' (${count})${nearest ? `, perhaps ${nearest}` : ''}`);
  for (const { line, reason } of problems) console.error(`  Line ${line}: ${reason}`);
  console.log(JSON.stringify(mapping, null, 2));
  return 0;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        index: { type: 'string' },
        format: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'allow-empty': { type: 'boolean' },
        'allow-withdrawals': { type: 'boolean' },
        mapping: { type: 'string' },
        'save-mapping': { type: 'boolean' },
        'own-fields': { type: 'boolean' },
        propose: { type: 'boolean' },
      },
    });
    const [path, another] = positionals;
    if (!path) throw new OperatorError('No file is named.', usage);
    if (another)
      throw new OperatorError(`Two files are named, ${path} and ${another}.`, 'A feed is one file.');
    if (!values.index) throw new OperatorError('No index is named.', usage);
    const order = {
      dryRun: values['dry-run'],
      allowEmpty: values['allow-empty'],
      allowWithdrawals: values['allow-withdrawals'],
    };
    if (values['save-mapping'] && !values.mapping)
      throw new OperatorError('There is no mapping to save.', 'Add --mapping mapping.json.');
    const reading = {
      given: values.format,
      mapping: values.mapping,
      saveMapping: values['save-mapping'],
      ownFields: values['own-fields'],
      propose: values.propose,
    };
    return { path, index: values.index, order, ...reading };
  } catch (problem) {
    if (problem instanceof OperatorError) throw problem;
    throw new OperatorError(problem instanceof Error ? problem.message : String(problem), usage);
  }
}

async function fileSize(path: string): Promise<number> {
  const file = await stat(path).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === 'ENOENT')
      throw new OperatorError(`There is no file ${path}.`, 'Check its name and the folder you are in.');
    throw new OperatorError(
      `${path} cannot be read (${problem.code}).`,
      'Give yourself the right to read it.',
    );
  });
  if (!file.isFile()) throw new OperatorError(`${path} is not a file.`, 'Name the file with the feed.');
  return file.size;
}

/** By the settings of the site that names it. */
async function requireKnownIndex(db: Database, index: string): Promise<KnownIndex> {
  const known = await readPublishedIndices(db);
  const found = known.get(index);
  if (!found) throw new OperatorError(unknownIndexMessage(index, known), 'Name one of them with --index.');
  return found;
}

function printOutcome(outcome: ImportOutcome): number {
  if (outcome.state === 'busy') {
    console.error(outcome.reason);
    return 3;
  }
  const { report } = outcome;
  for (const { field, value, count, nearest } of report.unknownValues ?? [])
    console.log(`  Unknown in ${field}: '${value}' (${count})${nearest ? `, perhaps ${nearest}` : ''}`);
  if (report.ignoredFields.length > 0)
    console.log(`  Left out, for nothing uses them: ${report.ignoredFields.join(', ')}`);
  if (report.unknownWords?.length)
    console.log(`  Shown as written, for no vocabulary has them: ${report.unknownWords.join(', ')}`);
  if (outcome.state === 'imported') {
    console.log(`  ${report.dryRun ? 'This feed would have ' : ''}${formatCounts(report)}`);
    if (report.leftOut)
      console.log(`  Left out ${report.leftOut} lines; ${report.kept ?? 0} records stay as they were:`);
    printLines(report);
    return 0;
  }
  console.error(outcome.reason);
  printLines(report);
  return 2;
}

function printLines(report: ImportReport): void {
  for (const { line, id, reason } of report.refused)
    console.error(`  Line ${line}${id ? ` (${id})` : ''}: ${reason}`);
  const unnamed = report.refusedLines - report.refused.length;
  if (unnamed > 0) console.error(`  … and ${unnamed} more`);
}

function formatCounts({ added, changed, unchanged, withdrawn }: ImportReport): string {
  return `added ${added}, changed ${changed}, left ${unchanged} unchanged, withdrawn ${withdrawn}`;
}

await runCommand(async () => {
  try {
    process.exitCode = await importCars();
  } catch (problem) {
    if (!(problem instanceof UnreadableFeed)) throw problem;
    throw new OperatorError(problem.message, 'Correct the file and import it again.');
  }
}, 'Nothing was imported.');
