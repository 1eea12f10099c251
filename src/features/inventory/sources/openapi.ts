import { z } from 'zod';
import {
  apiOperation,
  json,
  jsonResponse,
  tooManyWrongKeys,
} from '../../../shared/platform/api-operation.ts';
import { problemBody } from '../../../shared/platform/http-problem.ts';
import { feedPreview } from '../mapping/preview-feed.ts';
import { inventoryParams } from '../openapi.ts';
import { feedSource, sourceDeclaration, sourceLimits, sourceSchedule } from './source.ts';
import { sourceStates } from './source-health.ts';
import { sourceProblemCodes } from './source-problem.ts';
import { givenSecrets, secretNames } from './source-secrets.ts';
import { fetchResults } from './source-store.ts';

export const sourceStatusFields = z.object({
  state: z
    .enum(sourceStates)
    .describe(
      'new: nothing was fetched yet. fetching: now. fresh: the last one is imported, or the file has not changed since. failed: the last one failed or was refused. late: the stock has not been that of the source for longer than the schedule allows. paused: nothing is fetched.',
    ),
  nextAt: z.iso.datetime().optional().describe('Absent while it is paused.'),
  isRequested: z.boolean().describe('Whether somebody has asked for a fetch that has not ended.'),
  failures: z.int().describe('In a row. After each the wait for the next one doubles, up to an hour.'),
  goodAt: z.iso.datetime().optional().describe('When the stock was last known to be that of the source.'),
  last: z
    .object({
      at: z.iso.datetime(),
      result: z
        .enum(fetchResults)
        .describe(
          'refused: the feed arrived and is not valid, see its run. failed: it did not arrive, or could not be imported.',
        ),
      problem: z.string().optional().describe('What went wrong, for people.'),
      code: z.enum(sourceProblemCodes).optional().describe('Why it did not arrive, for programs.'),
      bytes: z.int().optional().describe('That were read.'),
    })
    .optional(),
});
const sourceStatus = sourceStatusFields.meta({ id: 'FeedSourceStatus' });
export type SourceStatus = z.output<typeof sourceStatus>;

const secrets = givenSecrets
  .default({})
  .describe(
    'Those that are new. Others stay as they are stored, unless the source leads to another host or address: then all of them are given again.',
  );
export const sourceChange = sourceDeclaration.extend({ secrets }).meta({ id: 'FeedSourceChange' });
export const triedChange = sourceDeclaration
  .pick({ source: true, limits: true })
  .extend({ secrets })
  .meta({ id: 'TriedFeedSourceChange' });

export const storedSource = z
  .object({
    index: z.string(),
    version: z.int().describe('Its ETag.'),
    changedAt: z.iso.datetime(),
    changedBy: z.string().optional().describe('Who changed it in the studio.'),
    source: feedSource,
    schedule: sourceSchedule,
    paused: z.boolean(),
    limits: sourceLimits,
    alertEmail: z.string().optional(),
    secretsSet: z.array(z.enum(secretNames)).describe('Which secrets are stored. They are never given out.'),
    hostKey: z.string().optional().describe('Of an SFTP server: the only key that is accepted.'),
    status: sourceStatus,
  })
  .meta({ id: 'StoredFeedSource' });

export const triedSource = z
  .object({
    name: z.string().describe('Of the file.'),
    bytes: z.int().describe('That were read.'),
    size: z.int().optional().describe('Of the whole file, where the server says it.'),
    isWhole: z.boolean().describe('Whether that was all of it.'),
    format: z.string().meta({ examples: ['csv'] }),
    hostKey: z.string().optional().describe('That the SFTP server showed.'),
    preview: feedPreview.describe('Through the mapping in force, or through one that is proposed.'),
  })
  .meta({ id: 'TriedFeedSource' });

const sourceProblem = problemBody
  .extend({
    problem: z.enum(sourceProblemCodes).optional().describe('Of SOURCE_NOT_READ: for programs.'),
    hostKey: z.string().optional().describe('That the SFTP server showed instead of the known one.'),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }).meta({ id: 'FeedSourceProblem' }))
      .optional()
      .describe('Of WRONG_SOURCE: everything that is wrong.'),
  })
  .meta({ id: 'RefusedFeedSource' });

const access = {
  401: 'The key is missing or wrong.',
  404: 'There is no such index, or it has no source.',
  429: tooManyWrongKeys,
  503: 'No key is configured, or the database does not answer.',
};
const changing = {
  ...access,
  412: 'The source is at another version than If-Match names, or there is one although If-None-Match is *.',
  428: 'There is a source and If-Match is missing.',
};
const index = { index: 'cars-solvik-se' };
const one = { key: 'inventoryKey', path: inventoryParams } as const;
const preconditions = z.object({
  'if-match': z
    .string()
    .meta({ description: 'The ETag of the version that is replaced, or *.', examples: ['"3"', '*'] })
    .optional(),
  'if-none-match': z
    .string()
    .meta({ description: '* where the index has no source yet.', examples: ['*'] })
    .optional(),
});

export const getSourceOperation = apiOperation('Inventory', 'getSource', {
  ...one,
  summary: 'Get the source of an index',
  description: 'Where its feed is fetched from, when, and what became of the last one. Without its secrets.',
  responses: { 200: jsonResponse('The source.', storedSource), ...access },
  examples: { 'The source and its state': { path: index } },
});

export const putSourceOperation = apiOperation('Inventory', 'putSource', {
  ...one,
  summary: 'Set the source of an index',
  description:
    'From now on its feed is fetched by schedule and imported through the mapping in force, as PUT of the index does. A file that has not changed is not imported again. Feeds may be pushed beside it.',
  header: preconditions,
  body: json(sourceChange),
  responses: {
    200: jsonResponse('The source is so.', storedSource),
    201: jsonResponse('The index had none.', storedSource),
    ...changing,
    400: 'The body is not JSON.',
    413: 'The body is larger than 100 kB.',
    415: 'The body is not sent as JSON.',
    422: jsonResponse(
      'WRONG_SOURCE: the source is not valid. NO_KEY: secrets cannot be stored, because FEED_SOURCE_KEY is not set. Nothing has changed.',
      sourceProblem,
    ),
  },
  examples: {
    'Every night over https': {
      path: index,
      header: { 'if-match': '*' },
      body: {
        source: { kind: 'web', url: 'https://dms.example/export/stock.csv' },
        schedule: { dailyAt: '04:30' },
        paused: true,
      },
    },
    'Every hour by SFTP': {
      path: index,
      header: { 'if-match': '*' },
      body: {
        source: { kind: 'sftp', host: 'sftp.dms.example', user: 'solvik', path: '/export/stock.xml' },
        schedule: { everyMinutes: 60 },
        secrets: { password: 'a password' },
        paused: true,
      },
    },
  },
});

export const deleteSourceOperation = apiOperation('Inventory', 'deleteSource', {
  ...one,
  summary: 'Remove the source of an index',
  description: 'With its secrets. The stock stays; feeds may be pushed.',
  header: preconditions,
  responses: { 204: 'The index has no source.', ...changing },
  examples: { 'Push only': { path: index, header: { 'if-match': '*' } } },
});

export const trySourceOperation = apiOperation('Inventory', 'trySource', {
  ...one,
  summary: 'Try a source',
  description:
    'Fetches the first megabytes, of an archive the whole, and shows what they are. Without a body, the source that is stored; with one, that of the body, whose secrets are added from those that are stored for the same host and address. Nothing is stored or imported.',
  body: json(triedChange),
  responses: {
    200: jsonResponse('What is there.', triedSource),
    ...access,
    400: 'The body is not JSON.',
    413: 'The body is larger than 100 kB.',
    415: 'The body is not sent as JSON.',
    429: 'Tried more often than ten times in a minute.',
    422: jsonResponse(
      'WRONG_SOURCE: the source is not valid. SOURCE_NOT_READ: the message says what keeps it from being fetched. FEED_UNREADABLE: it was fetched, and the message says why it cannot be read.',
      sourceProblem,
    ),
  },
  examples: {
    'One that is not stored yet': {
      path: index,
      body: { source: { kind: 'web', url: 'https://dms.example/export/stock.csv' } },
    },
  },
});

export const fetchQuery = z.object({
  again: z
    .enum(['0', '1'])
    .optional()
    .meta({ description: '1 imports the file also when it has not changed.', examples: ['1'] }),
});

export const fetchSourceOperation = apiOperation('Inventory', 'fetchSource', {
  ...one,
  summary: 'Fetch now',
  description:
    'A worker begins within seconds, also while the source is paused; GET shows in its status what becomes of it.',
  query: fetchQuery,
  responses: { 202: jsonResponse('It will be fetched.', storedSource), ...access },
  examples: { 'Out of schedule': { path: index } },
});
