import { z } from 'zod';
import { apiOperation, jsonResponse, tooManyWrongKeys } from '../../../shared/platform/api-operation.ts';
import { runSummary } from '../runs/openapi.ts';
import { sourceStatusFields } from '../sources/openapi.ts';
import { sourceKinds } from '../sources/source.ts';

const listedRun = runSummary
  .pick({
    id: true,
    kind: true,
    state: true,
    startedAt: true,
    finishedAt: true,
    reason: true,
    startedBy: true,
  })
  .extend({
    added: z.int().optional(),
    changed: z.int().optional(),
    withdrawn: z.int().optional(),
    leftOut: z.int().optional().describe('Lines that were not valid.'),
  })
  .meta({ id: 'ListedImportRun' });

export const listedIndex = z
  .object({
    index: z.string(),
    kind: z.string().meta({ examples: ['cars'] }),
    sites: z.array(z.string()).describe('Names of the sites that show it.'),
    live: z.int().describe('Records that visitors see.'),
    revision: z.int().describe('0 where it never had a feed.'),
    state: z
      .enum(['running', 'fresh', 'late', 'failed', 'none'])
      .describe(
        'late: the last import was more than 36 hours ago; of an index with a source, the stock has not been that of the source for longer than its schedule allows. failed: the last feed was refused or failed, or could not be fetched. none: there was none.',
      ),
    mappingVersion: z.int().optional().describe('Absent where feeds are read by our own field names.'),
    mayChange: z.boolean().describe('Whether who asks may import, roll back and change the mapping.'),
    lastRun: listedRun.optional(),
    source: sourceStatusFields
      .extend({ kind: z.enum(sourceKinds) })
      .meta({ id: 'ListedFeedSource' })
      .optional()
      .describe('Absent where feeds are pushed alone.'),
  })
  .meta({ id: 'ListedIndex' });

export const indexList = z.object({ at: z.iso.datetime(), indices: z.array(listedIndex) });

export const indicesOperation = apiOperation('Inventory', 'getIndices', {
  summary: 'List the indices that take feeds',
  description:
    'Each with its last import and whether that is fresh. Who is signed in to the studio sees those of their sites.',
  key: 'inventoryKey',
  responses: {
    200: jsonResponse('By name.', indexList),
    401: 'The key is missing or wrong.',
    429: tooManyWrongKeys,
    503: 'No key is configured, or the database does not answer.',
  },
  examples: { 'All of them': {} },
});
