import { z } from 'zod';
import {
  apiOperation,
  json,
  jsonResponse,
  tooManyWrongKeys,
} from '../../../shared/platform/api-operation.ts';
import { problemBody } from '../../../shared/platform/http-problem.ts';
import { inventoryParams } from '../openapi.ts';
import { feedRecord } from '../record-kind.ts';

export const MAX_EDITS = 200;

const id = z
  .string()
  .min(1)
  .max(100)
  .meta({ description: 'The number of the record.', examples: ['461010751'] });
export const recordParams = inventoryParams.extend({ id });

const revision = z.int().describe('Of the index when the record last changed; its ETag.');
const ifMatch = z.string().meta({
  description: 'The ETag of the revision that is changed, or * for whichever it is.',
  examples: ['"42"', '*'],
});
const ifNoneMatch = z
  .string()
  .meta({ description: '* changes nothing where the record is live.', examples: ['*'] });
const preconditions = z.object({ 'if-match': ifMatch.optional(), 'if-none-match': ifNoneMatch.optional() });

/** JSON merge patch: null removes a field. */
const changes = z.record(z.string(), z.unknown());

const fieldProblems = z.array(
  z
    .object({ field: z.string().meta({ examples: ['car_price'] }), message: z.string() })
    .meta({ id: 'FieldProblem' }),
);

const report = {
  changed: z.boolean().describe('False where the record was so already; the revision is the same then.'),
  ignoredFields: z
    .array(z.string())
    .describe('Fields that no page and no search knows. They are not stored.'),
  unknownWords: z.array(z.string()).describe('Values that no vocabulary has, see the report of a feed.'),
};

export const editedRecord = z
  .object({ index: z.string(), id: z.string(), state: z.enum(['live', 'withdrawn']), revision, ...report })
  .meta({ id: 'EditedRecord' });

export const inventoryRecord = z
  .object({
    index: z.string(),
    id: z.string(),
    revision,
    changedAt: z.iso.datetime(),
    source: z
      .enum(['feed', 'api'])
      .describe('Whose record it is: a feed that lacks one of the API does not withdraw it.'),
    record: changes.describe('As a feed would send it.'),
    edits: changes.meta({
      description:
        'The fields of the record in which an edit stands against the feed; null where it removed one.',
    }),
  })
  .meta({ id: 'InventoryRecord' });

export const recordEdit = z
  .object({
    method: z.enum(['PUT', 'PATCH', 'DELETE']),
    id: z.union([z.string(), z.int()]).transform(String).pipe(id),
    ifMatch: ifMatch.optional(),
    ifNoneMatch: ifNoneMatch.optional(),
    record: changes.optional().describe('The whole record with PUT, the changed fields with PATCH.'),
  })
  .meta({ id: 'RecordEdit' });

export const recordEdits = z
  .object({ edits: z.array(recordEdit).min(1).max(MAX_EDITS) })
  .meta({ id: 'RecordEdits' });

const editResult = z
  .object({
    id: z.string(),
    status: z.int().describe('What the edit would get as a request of its own.'),
    revision: revision.optional(),
    ...z.object(report).partial().shape,
    code: z.string().optional(),
    message: z.string().optional(),
    errors: fieldProblems.optional(),
  })
  .meta({ id: 'EditResult' });

export const editResults = z.object({ results: z.array(editResult) }).meta({ id: 'EditResults' });

const refusedRecord = problemBody.extend({ errors: fieldProblems }).meta({ id: 'RefusedRecord' });
const access = {
  401: 'The key is missing or wrong.',
  404: 'There is no such index, or no such record.',
  429: tooManyWrongKeys,
  503: 'No key is configured, the database does not answer, or a feed is becoming visible: send it again.',
};
const conditional = {
  ...access,
  410: 'The record is withdrawn.',
  412: 'The record is at another revision than If-Match names, or is live although If-None-Match is *.',
  428: 'The record is live and If-Match is missing.',
};
const invalidRecord = jsonResponse(
  'The record is not valid; every field that is wrong is named. Nothing has changed.',
  refusedRecord,
);
const withBody = {
  ...conditional,
  400: 'The body is not JSON.',
  413: 'The body is larger than 1 MB.',
  415: 'The body is not sent as JSON.',
  422: invalidRecord,
};
const done = jsonResponse('The record is so. Pages show it within a second.', editedRecord);
const isBack = jsonResponse('The record is new or has come back.', editedRecord);

const one = { key: 'inventoryKey', path: recordParams, header: preconditions } as const;
const example = { index: 'cars-solvik-se', id: '461010751' };
const whichever = { 'if-match': '*' };
const car = { car_id: '700100', car_brand: 'Volvo', car_model: 'XC60', car_price: 249900 };

export const getRecordOperation = apiOperation('Inventory', 'getRecord', {
  summary: 'Get one record',
  description: 'The record as a feed would send it, with the edits that stand, and its revision as ETag.',
  key: 'inventoryKey',
  path: recordParams,
  responses: {
    200: jsonResponse('The record is live.', inventoryRecord),
    ...access,
    410: conditional[410],
  },
  examples: { 'A car': { path: example } },
});

export const putRecordOperation = apiOperation('Inventory', 'putRecord', {
  ...one,
  summary: 'Add or replace one record',
  description:
    'The whole record, as a feed has it, shown within a second. A record that no feed has belongs to the API: feeds without it leave it alone. Of one that a feed has, every field stands until the feed says something else of it than before. The same record again changes nothing and has the same revision. Who replaces a live record says in If-Match which revision; a new one needs no header, and If-None-Match: * makes sure that it is new. When an answer was lost, send the request again.',
  body: json(feedRecord),
  responses: { 200: done, 201: isBack, ...withBody },
  examples: {
    'A car of today': { path: { ...example, id: '700100' }, header: { 'if-none-match': '*' }, body: car },
  },
});

export const patchRecordOperation = apiOperation('Inventory', 'patchRecord', {
  ...one,
  summary: 'Change fields of one record',
  description:
    'A JSON merge patch (RFC 7396): the fields that change, null for one that goes; also sent as application/merge-patch+json. A field stands until the feed says something else of it than before; the other fields follow the feed. Amounts follow the price: the price without VAT and monthly figures that are not sent with it are computed again, texts of the former price are dropped.',
  body: { ...json(changes), 'application/merge-patch+json': changes },
  responses: { 200: done, ...withBody },
  examples: { 'A price': { path: example, header: whichever, body: { car_price: 239900 } } },
});

export const deleteRecordOperation = apiOperation('Inventory', 'deleteRecord', {
  ...one,
  summary: 'Withdraw one record',
  description:
    'A car keeps its page and is shown as sold. It stays away while feeds say the same of it as before, and comes back when one says something else, when it comes again after a feed without it, or by PUT.',
  responses: { 200: done, ...conditional },
  examples: { Sold: { path: example, header: whichever } },
});

export const resetRecordOperation = apiOperation('Inventory', 'resetRecord', {
  ...one,
  summary: 'Drop the edits of one record',
  description: 'The record is as its feed has it, also when it was withdrawn by DELETE.',
  responses: { 200: done, ...conditional, 409: 'No feed has this record.', 422: invalidRecord },
  examples: { 'As the feed has it': { path: example, header: whichever } },
});

export const batchOperation = apiOperation('Inventory', 'editRecords', {
  summary: 'Edit many records',
  description: `Up to ${MAX_EDITS} edits, done one after the other, each by itself: one that is refused stops no other, and its result says why. More than that is a feed.`,
  key: 'inventoryKey',
  path: inventoryParams,
  body: json(recordEdits),
  responses: {
    207: jsonResponse('A result for each edit, in their order.', editResults),
    ...access,
    400: 'The body is not JSON, or not a list of edits.',
    413: 'The body is larger than 5 MB.',
    415: 'The body is not sent as JSON.',
  },
  examples: {
    'A price and a sale': {
      path: { index: 'cars-solvik-se' },
      body: {
        edits: [
          { method: 'PATCH', id: '461010751', ifMatch: '*', record: { car_price: 239900 } },
          { method: 'DELETE', id: '461010752', ifMatch: '*' },
        ],
      },
    },
  },
});
