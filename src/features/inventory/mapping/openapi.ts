import { z } from 'zod';
import {
  apiOperation,
  json,
  jsonResponse,
  text,
  tooManyWrongKeys,
} from '../../../shared/platform/api-operation.ts';
import { problemBody } from '../../../shared/platform/http-problem.ts';
import { inventoryParams } from '../openapi.ts';
import { importReport } from '../runs/import-report.ts';
import { feedMapping } from './feed-mapping.ts';
import { feedPreview } from './preview-feed.ts';
import { targetTypes } from './target-fields.ts';

const version = z.int().describe('Of the mapping of this index; its ETag.');
const changedBy = z.string().optional().describe('Who changed it in the studio.');
const note = z.string().optional().describe('Why, in the words of who changed it.');
const ifMatch = z.string().meta({
  description: 'The ETag of the version that is replaced, or * for whichever it is.',
  examples: ['"3"', '*'],
});
const ifNoneMatch = z
  .string()
  .meta({ description: '* where the index has no mapping yet.', examples: ['*'] });
const preconditions = z.object({ 'if-match': ifMatch.optional(), 'if-none-match': ifNoneMatch.optional() });

export const storedMapping = z
  .object({
    index: z.string(),
    version,
    changedAt: z.iso.datetime(),
    changedBy,
    note,
    mapping: z.record(z.string(), z.unknown()).describe('A FeedMapping, as PUT takes it.'),
  })
  .meta({ id: 'StoredFeedMapping' });

export const mappingChange = z
  .union([
    feedMapping,
    z
      .object({
        copyFrom: z.object({
          index: z.string().max(200),
          version: version.optional().describe('The one in force, unless it is said.'),
        }),
      })
      .strict(),
  ])
  .describe(
    'A mapping, or where it is copied from: another index, or an earlier version of this one to roll back to.',
  );

export const versionList = z.object({
  index: z.string(),
  versions: z
    .array(
      z
        .object({
          ...{ version, changedAt: z.iso.datetime(), changedBy, note },
          isRemoval: z.boolean().describe('From it on feeds are read by our own field names.'),
        })
        .meta({ id: 'FeedMappingVersion' }),
    )
    .describe('Newest first, fifty at most.'),
});

const mappingProblems = z.array(
  z.object({ field: z.string(), message: z.string() }).meta({ id: 'FeedMappingProblem' }),
);
const wrongMapping = jsonResponse(
  'The mapping is not valid; everything that is wrong is named. Nothing has changed.',
  problemBody.extend({ errors: mappingProblems }).meta({ id: 'WrongFeedMapping' }),
);

const access = {
  401: 'The key is missing or wrong.',
  404: 'There is no such index, or it has no mapping, or not that version.',
  429: tooManyWrongKeys,
  503: 'No key is configured, or the database does not answer.',
};
const conditional = {
  ...access,
  412: 'The mapping is at another version than If-Match names, or there is one although If-None-Match is *.',
  428: 'There is a mapping and If-Match is missing.',
};
const readable = {
  ...access,
  404: 'There is no such index, or the file of upload is not kept any more (NO_UPLOAD).',
  400: 'The body broke off, or is not such a form.',
  413: 'The body is too large.',
  422: 'The feed cannot be read; the message says why.',
};
const index = { index: 'cars-solvik-se' };
const one = { key: 'inventoryKey', path: inventoryParams } as const;

export const versionQuery = z.object({
  version: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .meta({ description: 'An earlier one; without it, the one in force.' }),
});

export const changeQuery = z.object({
  note: z
    .string()
    .trim()
    .max(500)
    .transform((text) => text || undefined)
    .optional()
    .meta({ description: 'Why, for who looks at the versions.', examples: ['Prices with VAT since May'] }),
});

export const uploadQuery = z.object({
  upload: z.string().max(100).optional().meta({
    description: 'A file that was sent to /uploads, instead of one in the body.',
  }),
});

export const proposeOperation = apiOperation('Inventory', 'proposeMapping', {
  ...one,
  summary: 'Propose a mapping for any feed',
  description:
    'Send a feed as it is, or the first megabytes of it: CSV of any dialect and encoding, JSON, NDJSON, XML or Excel, also packed with gzip or zip. The first 200 records are looked at; the response is a mapping with how sure each rule is, beside samples of source and result. Nothing is stored.',
  query: uploadQuery,
  body: { ...text('application/octet-stream'), ...text('text/csv') },
  responses: { 200: jsonResponse('A mapping to look at and to correct.', feedPreview), ...readable },
  examples: { 'A feed of somebody else': { path: index, file: { name: 'stock.ndjson', type: 'text/csv' } } },
});

export const previewOperation = apiOperation('Inventory', 'previewMapping', {
  ...one,
  summary: 'Look at a feed through a mapping',
  description:
    'multipart/form-data with two parts in this order: mapping (JSON) and feed (the file, or its beginning). The response shows source and result side by side for the first 200 records. Nothing is stored.',
  query: uploadQuery,
  body: {
    'multipart/form-data': z.object({ mapping: feedMapping, feed: z.string() }),
    ...json(feedMapping.describe('With upload, the mapping alone.')),
  },
  responses: {
    200: jsonResponse('What the mapping makes of the feed.', feedPreview),
    ...readable,
    422: jsonResponse(
      'The feed cannot be read, or the mapping is not valid.',
      problemBody.extend({ errors: mappingProblems.optional() }).meta({ id: 'RefusedFeedPreview' }),
    ),
  },
  examples: {
    'A form with both': {
      path: index,
      file: { name: 'mapping-and-feed.form', type: 'multipart/form-data; boundary=form' },
    },
  },
});

export const dryRunOperation = apiOperation('Inventory', 'dryRunMapping', {
  ...one,
  summary: 'Try a whole feed with a mapping',
  description:
    'multipart/form-data with two parts in this order: mapping (JSON) and feed (the whole file). The response is what PUT with dryRun=1 reports once this mapping is stored. Nothing is stored and nothing changes.',
  query: uploadQuery,
  body: {
    'multipart/form-data': z.object({ mapping: feedMapping, feed: z.string() }),
    ...json(feedMapping.describe('With upload, the mapping alone.')),
  },
  responses: {
    200: jsonResponse('What the feed would change.', importReport),
    ...readable,
    422: jsonResponse(
      'The feed would be refused, or the mapping is not valid.',
      problemBody
        .extend({ report: importReport.optional(), errors: mappingProblems.optional() })
        .meta({ id: 'RefusedDryRun' }),
    ),
  },
  examples: {
    'A form with both': {
      path: index,
      file: { name: 'mapping-and-feed.form', type: 'multipart/form-data; boundary=form' },
    },
  },
});

export const getMappingOperation = apiOperation('Inventory', 'getMapping', {
  ...one,
  summary: 'Get the mapping of an index',
  description:
    'The document as it was stored, to be kept in a repository and sent back with PUT; its version as ETag.',
  query: versionQuery,
  responses: { 200: jsonResponse('The mapping.', storedMapping), ...access },
  examples: { 'The one in force': { path: index } },
});

export const mappingVersionsOperation = apiOperation('Inventory', 'getMappingVersions', {
  ...one,
  summary: 'List the versions of a mapping',
  description: 'Up to fifty are kept.',
  responses: { 200: jsonResponse('Newest first.', versionList), ...access },
  examples: { 'All versions': { path: index } },
});

export const mappingFields = z
  .object({
    index: z.string(),
    kind: z.string().meta({ examples: ['cars'] }),
    fields: z.array(
      z
        .object({
          name: z.string().meta({ examples: ['car_fuel'] }),
          type: z.enum(targetTypes),
          isRequired: z.boolean(),
          isIdentity: z.boolean().describe('The number of a record; identity brings it.'),
          units: z.array(z.string()).describe('That its numbers may be in.'),
          words: z.array(z.string()).describe('That it knows, in the language of the index.'),
        })
        .meta({ id: 'FeedTargetField' }),
    ),
  })
  .meta({ id: 'FeedTargetFields' });

export const mappingFieldsOperation = apiOperation('Inventory', 'getMappingFields', {
  ...one,
  summary: 'List the fields that a mapping can fill',
  description: 'With the units and the words to choose from.',
  responses: { 200: jsonResponse('In their order.', mappingFields), ...access },
  examples: { 'Fields of cars': { path: index } },
});

const example = {
  version: 1,
  read: { format: 'csv', delimiter: ';', encoding: 'windows-1252' },
  identity: { columns: ['Lagernummer'], as: 'code' },
  fields: {
    car_brand: { columns: ['Märke'], values: { hyundi: 'Hyundai' } },
    car_model: { columns: ['Modell'] },
    car_price: { columns: ['Kampanjpris', 'Pris'] },
    car_mileage: { columns: ['Mätarställning'], unit: 'mil' },
    car_version: { expression: 'text(row["Motor"]) + " " + text(row["Utrustning"])' },
  },
  badLines: { upToPercent: 2, keepDays: 7 },
};

export const putMappingOperation = apiOperation('Inventory', 'putMapping', {
  ...one,
  summary: 'Set the mapping of an index',
  description:
    'From now on feeds of the index are read through it, whatever their content type. Every change is a version of its own; copyFrom takes the mapping of another index, or an earlier version of this one. Who replaces a mapping says in If-Match which version.',
  header: preconditions,
  query: changeQuery,
  body: json(mappingChange),
  responses: {
    200: jsonResponse('The mapping is so.', storedMapping),
    201: jsonResponse('The index had none.', storedMapping),
    ...conditional,
    400: 'The body is not JSON, or the note is longer than 500 characters.',
    413: 'The body is larger than 1 MB.',
    415: 'The body is not sent as JSON.',
    422: wrongMapping,
  },
  examples: { 'A Swedish CSV': { path: index, header: { 'if-match': '*' }, body: example } },
});

export const deleteMappingOperation = apiOperation('Inventory', 'deleteMapping', {
  ...one,
  summary: 'Remove the mapping of an index',
  description:
    'Feeds are read by our own field names again. Its versions stay, and copyFrom brings one of them back.',
  header: preconditions,
  query: changeQuery,
  responses: {
    204: 'The index has no mapping.',
    ...conditional,
    400: 'The note is longer than 500 characters.',
  },
  examples: { 'Our field names again': { path: index, header: { 'if-match': '*' } } },
});
