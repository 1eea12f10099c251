import { z } from 'zod';
import {
  apiOperation,
  json,
  jsonResponse,
  text,
  tooManyWrongKeys,
} from '../../shared/platform/api-operation.ts';
import { problemBody } from '../../shared/platform/http-problem.ts';
import { feedRecord } from './record-kind.ts';
import { importReport } from './runs/import-report.ts';

const flag = (description: string) =>
  z
    .string()
    .optional()
    .transform((value) => value === '1' || value === 'true' || value === '')
    .meta({ description, examples: ['1'] });

export const inventoryParams = z.object({
  index: z.string().meta({
    description: 'As the settings of a site name it, under Search indices.',
    examples: ['cars-solvik-se'],
  }),
});

export const inventoryQuery = z.object({
  mapping: z.coerce.number().int().min(0).optional().meta({
    description:
      'A version of the mapping of the index to read the feed through, for example to try it with dryRun; 0 for our own field names. Without it, the mapping in force, if there is one.',
  }),
  upload: z.uuid().optional().meta({
    description: 'A file that was sent to /uploads, instead of a body. It is deleted once it is imported.',
  }),
  dryRun: flag('1 reports what would happen and changes nothing.'),
  allowEmpty: flag('1 accepts a feed without records. It withdraws everything.'),
  allowWithdrawals: flag(
    '1 accepts a feed that withdraws more of the stock than the limit of the installation (IMPORT_WITHDRAWAL_LIMIT, 30 % unless set otherwise). Up to 10 records may always go.',
  ),
});

const refusedFeed = problemBody.extend({ report: importReport }).meta({ id: 'RefusedFeed' });
const stock = { name: 'stock.ndjson', type: 'application/x-ndjson' };

export const inventoryOperation = apiOperation('Inventory', 'putInventory', {
  summary: 'Replace the stock of an index',
  description:
    'A feed is the whole stock, in one request: join the files of several sources first. What is new is added, what differs is changed, and what the feed lacks is withdrawn; a withdrawn car keeps its page and is shown as sold. A feed that would withdraw more than 30 % of the live records (a setting) is refused with TOO_MANY_WITHDRAWN, because most often it is a part of the stock; allowWithdrawals=1 says that it is not. All of it becomes visible at once, or, when a single line is not valid, none of it. Sites go on responding meanwhile, and changes show within a minute. Where the index has a mapping (see /mapping), a feed of any shape is read through it, whatever its content type. CSV takes dots in column names (car_primary_image.thumbnail_url, car_images.0.original) and semicolons in lists.',
  key: 'inventoryKey',
  path: inventoryParams,
  query: inventoryQuery,
  header: z.object({
    'content-encoding': z
      .enum(['gzip', 'identity'])
      .optional()
      .meta({ description: 'gzip, when the feed is packed.' }),
  }),
  body: {
    ...text('application/x-ndjson'),
    ...text('text/csv'),
    ...text('application/octet-stream'),
    ...json(z.array(feedRecord)),
  },
  responses: {
    200: jsonResponse('The feed is imported.', importReport),
    400: 'The feed broke off, or is not what it says it is.',
    401: 'The key is missing or wrong.',
    429: tooManyWrongKeys,
    404: 'There is no such index; the message lists those there are. Or the file of upload is not kept any more (NO_UPLOAD).',
    409: 'Another import of this index is running.',
    413: 'The feed is larger than 2 GB.',
    415: 'The content type or encoding is none of those above, and the index has no mapping.',
    422: jsonResponse(
      'The feed is refused and nothing has changed. FEED_REFUSED: the report names every line that is not valid. FEED_UNREADABLE: the message says why nothing can be read. TOO_MANY_WITHDRAWN: the report says what the feed would have done.',
      refusedFeed,
    ),
    500: 'The import failed. Nothing has changed.',
    503: 'No key is configured.',
    507: 'The disk is full.',
  },
  examples: {
    'Try first': { path: { index: 'cars-solvik-se' }, query: { dryRun: '1' }, file: stock },
    'Then send it, packed': {
      path: { index: 'cars-solvik-se' },
      header: { 'content-encoding': 'gzip' },
      file: stock,
    },
  },
});
