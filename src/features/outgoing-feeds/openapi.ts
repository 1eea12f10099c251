import { z } from 'zod';
import { apiOperation, jsonResponse, text, tooManyWrongKeys } from '../../shared/platform/api-operation.ts';

export const feedParams = z.object({
  file: z
    .string()
    .max(200)
    .meta({
      description: 'Receiver, language and ending, as in the list.',
      examples: ['meta-automotive.sv.csv'],
    }),
});
export const feedQuery = z.object({
  token: z.string().max(200).optional().describe('Signs the address. The demo needs none.'),
});

const reason = z.object({
  code: z.string().meta({ examples: ['no-vin'] }),
  message: z.string(),
  cars: z.int().describe('How many cars it keeps out.'),
});
const made = z.object({
  madeAt: z.iso.datetime(),
  tookMs: z.int(),
  bytes: z.int(),
  cars: z.int(),
  leftOut: z.int(),
  reasons: z.array(reason),
});

export const listedFeed = z
  .object({
    site: z.string(),
    receiver: z.string().meta({ examples: ['meta-automotive'] }),
    title: z.string(),
    language: z.string(),
    address: z.url().describe('What the receiver is given. It stays the same.'),
    mediaType: z.string(),
    source: z.string().describe('Where the rules of the receiver are published.'),
    last: made.optional().describe('Absent until the feed was asked for.'),
    pushes: z
      .array(
        z.object({
          name: z.string(),
          host: z.string(),
          path: z.string(),
          sentAt: z.iso.datetime().optional(),
          cars: z.int().optional(),
          problem: z.string().optional().describe('Why it could not be sent since; it is tried again.'),
          nextAttemptAt: z.iso.datetime().optional(),
        }),
      )
      .optional()
      .describe('Where the installation sends it.'),
  })
  .meta({ id: 'OutgoingFeed' });

export const feedList = z
  .object({
    feeds: z.array(listedFeed),
    pushesWithoutFeed: z
      .array(z.object({ name: z.string(), site: z.string(), receiver: z.string(), problem: z.string() }))
      .optional()
      .describe('Receivers that are declared for a site, language or feed that there is not.'),
  })
  .meta({ id: 'OutgoingFeeds' });

export const feedReportBody = made
  .extend({
    receiver: z.string(),
    language: z.string(),
    leftOutCars: z
      .array(z.object({ id: z.string(), reasons: z.array(z.string()) }))
      .describe('The first thousand, each with the codes of its reasons.'),
  })
  .meta({ id: 'OutgoingFeedReport' });

const access = {
  401: 'The key is missing or wrong.',
  429: tooManyWrongKeys,
  503: 'No key is configured.',
};

export const listFeedsOperation = apiOperation('Inventory', 'listFeeds', {
  summary: 'The feeds that go out',
  description:
    'Every feed of the site of the host, or of all sites at a host of none, with the address to give to its receiver. The demo needs no key.',
  key: 'inventoryKey',
  responses: { 200: jsonResponse('The feeds.', feedList), ...access },
  examples: { 'All feeds': {} },
});

export const getFeedOperation = apiOperation('Inventory', 'getFeed', {
  summary: 'One feed',
  description:
    'The cars of the site that meet the rules of the receiver, with the prices of their pages. Made again within a minute of a change. With ETag; packed with gzip where the client takes it.',
  path: feedParams,
  query: feedQuery,
  responses: {
    200: {
      description: 'The feed.',
      content: { ...text('text/csv'), ...text('application/xml'), ...text('application/json') },
    },
    304: 'The feed has not changed.',
    401: 'The address is not signed, or was signed for another feed.',
    404: 'There is no such feed.',
    429: tooManyWrongKeys,
    503: 'The feed could not be made.',
  },
  examples: { 'For Meta': { site: 'solvik-se', path: { file: 'meta-automotive.sv.csv' } } },
});

export const feedReportOperation = apiOperation('Inventory', 'getFeedReport', {
  summary: 'What is in a feed, and what is not',
  description: 'How many cars, and which are left out for which reasons. The demo needs no key.',
  key: 'inventoryKey',
  path: feedParams,
  responses: {
    200: jsonResponse('The report.', feedReportBody),
    ...access,
    404: 'There is no such feed.',
    503: 'No key is configured, or the feed could not be made.',
  },
  examples: { 'For Meta': { site: 'solvik-se', path: { file: 'meta-automotive.sv.csv' } } },
});
