import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { kyselyImportRuns } from '../src/features/inventory/adapters/kysely-import-runs.ts';
import { formatOfFile, knownExtensions } from '../src/features/inventory/feed-format.ts';
import type { ImportOutcome, ImportReport } from '../src/features/inventory/import-report.ts';
import { type KnownIndex, unknownIndexMessage } from '../src/features/inventory/known-indices.ts';
import { readFeedFile } from '../src/features/inventory/read-feed-file.ts';
import { recordedImport } from '../src/features/inventory/recorded-import.ts';
import { openDatabase } from '../src/main/database.ts';
import { systemClock } from '../src/shared/platform/clock.ts';
import type { Database } from '../src/shared/platform/database/schema.ts';
import { parseEnvironment } from '../src/shared/platform/env.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { kyselyRecordStore } from '../src/shared/search/adapters/kysely-record-store.ts';
import { byteProgress } from './byte-progress.ts';
import { readPublishedIndices } from './published-indices.ts';

const usage =
  'Say: npm run import-cars -- --index cars-solvik-se stock.ndjson [--dry-run] [--allow-empty] [--allow-withdrawals] [--format ndjson|json|csv]';

/** Imports a file with the whole stock of an index into the database; running servers pick it up. */
async function importCars(): Promise<number> {
  const { path, index, order, given } = readArguments();
  const format = formatOfFile(given ? `.${given}` : path);
  if (!format)
    throw new OperatorError(
      `${path} does not say what it is.`,
      `End its name with ${knownExtensions.join(', ')}, or add --format.`,
    );
  const size = await fileSize(path);
  const parsed = parseEnvironment(process.env);
  if (!parsed.ok)
    throw new OperatorError(parsed.problems.join('\n  '), 'Correct these settings and try again.');
  const db = await openDatabase(parsed.settings);
  try {
    const { kind, language, country } = await requireKnownIndex(db, index);
    const bar = byteProgress(index, size);
    const lines = readFeedFile({ path, format, gzip: path.endsWith('.gz') }, bar.advance);
    const stores = { store: kyselyRecordStore(db, systemClock), runs: kyselyImportRuns(db) };
    const { withdrawalLimitPercent } = parsed.settings;
    const options = { index, kind, language, country, withdrawalLimitPercent, ...order };
    const outcome = await recordedImport(stores, lines, options, systemClock);
    bar.end();
    return printOutcome(outcome);
  } finally {
    await db.destroy();
  }
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
    return { path, index: values.index, order, given: values.format };
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
  if (report.ignoredFields.length > 0)
    console.log(`  Left out, for nothing uses them: ${report.ignoredFields.join(', ')}`);
  if (report.unknownWords?.length)
    console.log(`  Shown as written, for no vocabulary has them: ${report.unknownWords.join(', ')}`);
  if (outcome.state === 'imported') {
    console.log(`  ${report.dryRun ? 'This feed would have ' : ''}${formatCounts(report)}`);
    return 0;
  }
  console.error(outcome.reason);
  for (const { line, id, reason } of report.refused)
    console.error(`  Line ${line}${id ? ` (${id})` : ''}: ${reason}`);
  const unnamed = report.refusedLines - report.refused.length;
  if (unnamed > 0) console.error(`  … and ${unnamed} more`);
  return 2;
}

function formatCounts({ added, changed, unchanged, withdrawn }: ImportReport): string {
  return `added ${added}, changed ${changed}, left ${unchanged} unchanged, withdrawn ${withdrawn}`;
}

importCars().then(
  (code) => {
    process.exitCode = code;
  },
  (problem: unknown) => {
    if (problem instanceof OperatorError)
      console.error(`Nothing was imported.\n  ${problem.message}\n  ${problem.hint}`);
    else console.error('Nothing was imported.', problem);
    process.exitCode = 1;
  },
);
