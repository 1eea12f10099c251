import { z } from 'zod';
import {
  apiOperation,
  jsonResponse,
  text,
  tooManyWrongKeys,
} from '../../../shared/platform/api-operation.ts';
import { inventoryParams } from '../openapi.ts';

export const feedUpload = z
  .object({
    id: z.uuid().describe('Give it as upload= instead of sending the file again.'),
    bytes: z.int(),
    expiresAt: z.iso.datetime().describe('It is deleted then, and after its import.'),
  })
  .meta({ id: 'FeedUpload' });

export const uploadLimit = z
  .object({ limitBytes: z.int().describe('That one file may have.') })
  .meta({ id: 'FeedUploadLimit' });

export const uploadParams = inventoryParams.extend({ upload: z.uuid() });

const access = {
  401: 'The key is missing or wrong.',
  404: 'There is no such index.',
  429: tooManyWrongKeys,
  503: 'No key is configured, or the studio does not answer.',
};
const index = { index: 'cars-solvik-se' };

export const uploadLimitOperation = apiOperation('Inventory', 'getFeedUploadLimit', {
  summary: 'Ask how large a file may be',
  description: 'Before a large one is on its way for minutes.',
  key: 'inventoryKey',
  path: inventoryParams,
  responses: { 200: jsonResponse('In bytes.', uploadLimit), ...access },
  examples: { 'The limit': { path: index } },
});

export const keepUploadOperation = apiOperation('Inventory', 'keepFeedUpload', {
  summary: 'Send a file once, to look at it, try it and import it',
  description:
    'It is kept for a day at most, in place of the one that you sent for this index before; nobody else can use it. Proposals, previews, trials and imports of the index take it as upload={id}. Nothing is imported by this.',
  key: 'inventoryKey',
  path: inventoryParams,
  body: { ...text('application/octet-stream'), ...text('text/csv') },
  responses: {
    201: jsonResponse('The file is kept.', feedUpload),
    ...access,
    400: 'The body broke off.',
    413: 'The file is too large; limitBytes says how large one may be.',
    507: 'There is no room: on the disk (DISK_FULL), or all kept files together would take more than limitBytes (UPLOADS_FULL).',
  },
  examples: { 'A stock': { path: index, file: { name: 'stock.ndjson', type: 'text/csv' } } },
});

export const removeUploadOperation = apiOperation('Inventory', 'removeFeedUpload', {
  summary: 'Delete a file that was sent',
  description: 'Nothing happens where it is gone already.',
  key: 'inventoryKey',
  path: uploadParams,
  responses: { 204: 'It is not kept any more.', ...access, 400: 'This is no id of a file.' },
  examples: { 'One of them': { path: { ...index, upload: '0b8d7a52-6a0f-4b0e-9d43-2f1a6c1f7e55' } } },
});
