import { z } from 'zod';
import { apiOperation, jsonResponse, tooManyWrongKeys } from '../../../shared/platform/api-operation.ts';
import { inventoryParams } from '../openapi.ts';

const code = z
  .enum([
    ...(['address', 'not-found', 'status', 'unreachable', 'timeout', 'cut-off', 'too-large'] as const),
    ...(['type', 'too-many-pixels', 'broken'] as const),
  ])
  .meta({
    id: 'PhotoProblemCode',
    description:
      'address: it cannot be used, or leads into a private network. not-found: 404 or 410. status: another one. type: no JPEG, PNG, WebP or AVIF. broken: it cannot be decoded.',
  });

const counts = {
  wanted: z.int().describe('Photos that cars of the index name by web address.'),
  shown: z.int().describe('That pages show.'),
  waiting: z.int().describe('Never tried yet.'),
  failing: z.int().describe('Tried without success, and tried again.'),
  gone: z.int().describe('Not at its address any more; asked about once a week.'),
};

export const photoReport = z
  .object({
    index: z.string(),
    ...counts,
    storedBytes: z.int().describe('What the photos of all indices take in the media library.'),
    hosts: z.array(
      z
        .object({
          host: z.string(),
          ...counts,
          reasons: z.partialRecord(code, z.int()).describe('Of those that fail or are gone.'),
          rest: z
            .object({ until: z.iso.datetime(), reason: z.string() })
            .optional()
            .describe('It is left alone until then.'),
        })
        .meta({ id: 'PhotoHost' }),
    ),
  })
  .meta({ id: 'PhotoReport' });

export const failingPhotos = z
  .object({
    index: z.string(),
    photos: z.array(
      z
        .object({
          car: z.string().describe('Its car_id.'),
          position: z.int().describe('Its place among the photos of the car, from 1.'),
          url: z.string(),
          host: z.string(),
          state: z.enum(['failed', 'gone']),
          code,
          reason: z.string(),
          attempts: z.int().describe('That failed in a row.'),
          nextAt: z.iso.datetime().optional().describe('When it is tried again.'),
          isShown: z.boolean().describe('Whether an older version of it is shown.'),
        })
        .meta({ id: 'FailingPhoto' }),
    ),
    next: z
      .string()
      .optional()
      .describe('Give it as after= for the next ones; absent where these are the last.'),
  })
  .meta({ id: 'FailingPhotos' });

export const failingQuery = z.object({
  after: z.string().max(500).optional().describe('`next` of the answer before.'),
});

const access = {
  401: 'The key is missing or wrong.',
  404: 'There is no such index, or it holds no cars (NO_CARS).',
  429: tooManyWrongKeys,
  503: 'No key is configured, or the database does not answer.',
};
const index = { index: 'cars-solvik-se' };

export const photosOperation = apiOperation('Inventory', 'getPhotos', {
  summary: 'See how it stands with the photos of an index',
  description:
    'Of photos that its cars name by web address: how many are shown, wait or fail, by host and reason. At most half a minute old; the hundred hosts with the most photos are listed.',
  key: 'inventoryKey',
  path: inventoryParams,
  responses: { 200: jsonResponse('Counts.', photoReport), ...access },
  examples: { 'All photos': { path: index } },
});

export const failingPhotosOperation = apiOperation('Inventory', 'getFailingPhotos', {
  summary: 'List the photos that stay away',
  description: 'Each with the car that should show it, fifty at a time.',
  key: 'inventoryKey',
  path: inventoryParams,
  query: failingQuery,
  responses: {
    200: jsonResponse('Photos.', failingPhotos),
    ...access,
    400: 'The place where the list goes on is none.',
  },
  examples: { 'The first ones': { path: index } },
});

export const retryQuery = z.object({
  host: z.string().max(300).optional().describe('Those of this host alone.'),
});

export const photoRetries = z
  .object({ photos: z.int().describe('How many are fetched again.') })
  .meta({ id: 'PhotoRetries' });

export const retryPhotosOperation = apiOperation('Inventory', 'retryPhotos', {
  summary: 'Fetch the photos that stay away again, now',
  description:
    'Instead of when their turn comes, and although their host was to be left alone. Those that stay away again wait as before.',
  key: 'inventoryKey',
  path: inventoryParams,
  query: retryQuery,
  responses: {
    202: jsonResponse('They are fetched in the next minutes.', photoRetries),
    ...access,
    400: 'The host is given twice.',
  },
  examples: { 'All of them': { path: index } },
});

export const photosFileOperation = apiOperation('Inventory', 'downloadFailingPhotos', {
  summary: 'Download the photos that stay away',
  description: 'CSV with a row for each photo and car, at most 100,000.',
  key: 'inventoryKey',
  path: inventoryParams,
  responses: { 200: { description: 'A file to save.', content: { 'text/csv': z.string() } }, ...access },
  examples: { 'All of them': { path: index } },
});
