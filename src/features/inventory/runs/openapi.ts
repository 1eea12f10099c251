import { z } from 'zod';
import { apiOperation, jsonResponse, tooManyWrongKeys } from '../../../shared/platform/api-operation.ts';
import { inventoryParams } from '../openapi.ts';
import { feedError, importReport } from './import-report.ts';

const summary = {
  id: z.string(),
  index: z.string(),
  kind: z.enum(['feed', 'roll-back']),
  state: z.enum(['running', 'imported', 'refused', 'failed']),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().optional(),
  revision: z.int().optional().describe('Of the index, where something changed.'),
  reason: z.string().optional().describe('Why it was refused or failed.'),
  report: importReport.optional(),
  startedBy: z
    .string()
    .optional()
    .describe('Who sent it from the studio; absent where it came with the key of the inventory.'),
};

const counts = z
  .object({
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    withdrawn: z.int(),
    refusedLines: z.int(),
    ignoredFields: z.array(z.string()).describe('That the run before did not have.'),
    unknownValues: z.array(z.string()).describe("That the run before did not have: car_brand 'hyundi'."),
  })
  .meta({ id: 'RunDifference' });

export const runSummary = z.object(summary).meta({ id: 'ImportRun' });
export const runList = z.object({ index: z.string(), runs: z.array(runSummary) }).meta({ id: 'ImportRuns' });
export const runDetail = z
  .object({
    ...summary,
    lines: z.array(feedError).describe('Every line that is not valid, up to 10,000.'),
    difference: counts
      .optional()
      .describe('This run less the one before it, by count; absent where there is none before.'),
    rollBack: z
      .object({
        records: z.int().describe('That would change, those of later imports included.'),
        imports: z.int().describe('That would be undone: this one and those after it.'),
      })
      .optional()
      .describe('What a roll-back would do; absent where it is no longer possible.'),
  })
  .meta({ id: 'ImportRunDetail' });

export const runParams = inventoryParams.extend({
  run: z.string().max(100).describe('The id of a run, or latest.'),
});

const access = {
  401: 'The key is missing or wrong.',
  404: 'There is no such index, or no such run of it.',
  429: tooManyWrongKeys,
  503: 'No key is configured, or the database does not answer.',
};
const index = { index: 'cars-solvik-se' };

export const runsOperation = apiOperation('Inventory', 'getImportRuns', {
  summary: 'List the imports of an index',
  description: 'The latest twenty, newest first, with their reports.',
  key: 'inventoryKey',
  path: inventoryParams,
  responses: { 200: jsonResponse('Imports and roll-backs.', runList), ...access },
  examples: { 'What was imported': { path: index } },
});

export const runOperation = apiOperation('Inventory', 'getImportRun', {
  summary: 'Get one import',
  description: 'With every line that was left out or refused, and what differs from the import before it.',
  key: 'inventoryKey',
  path: runParams,
  responses: { 200: jsonResponse('The import.', runDetail), ...access },
  examples: { 'The last one': { path: { ...index, run: 'latest' } } },
});

export const runFileOperation = apiOperation('Inventory', 'downloadImportRun', {
  summary: 'Download what an import did',
  description:
    'A row for each record that is new, changed or withdrawn, and for each line that was left out, with its reason: CSV, or JSON with format=json. The first feed of an index lists no records; an import that can no longer be rolled back lists its lines alone. What a later import or edit changed again is told as it is now.',
  key: 'inventoryKey',
  path: runParams,
  query: z.object({ format: z.enum(['csv', 'json']).optional() }),
  responses: {
    200: {
      description: 'A file to save.',
      content: { 'text/csv': z.string(), 'application/json': z.array(z.unknown()) },
    },
    ...access,
    400: 'The format is neither csv nor json.',
  },
  examples: { 'What the last one did': { path: { ...index, run: 'latest' } } },
});

const rolledBack = z
  .object({
    restored: z.int().describe('Records that are as they were before.'),
    live: z.int(),
    revision: z.int(),
  })
  .meta({ id: 'RolledBackImport' });

export const rollBackOperation = apiOperation('Inventory', 'rollBackImport', {
  summary: 'Roll an import back',
  description:
    'The stock of the index is as it was before this import; imports after it are undone as well, and records that were edited since stay as they are. It is a run of its own.',
  key: 'inventoryKey',
  path: runParams,
  responses: {
    200: jsonResponse('The stock is as it was.', rolledBack),
    ...access,
    409: 'Another import of this index is running (IMPORT_RUNNING), or what was before this one is no longer stored (NOT_KEPT).',
  },
  examples: { 'The last one': { path: { ...index, run: 'latest' } } },
});
