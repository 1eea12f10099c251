import { z } from 'zod';
import { hostField, hostKeyField } from '../../../shared/platform/outbound/sftp-fields.ts';
import { hasStarInFolder } from './name-pattern.ts';

/** Where the feed of an index is fetched from, by schedule. Passwords and keys are stored apart, see `SourceSecrets`. */

const oneLine = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u, 'has control characters');

const pathOrPattern = (max: number) =>
  oneLine(max)
    .refine((path) => !hasStarInFolder(path), 'has a star in a folder; it may stand in the name of the file')
    .describe('With a star in its name, stock-*.csv, the newest file that it fits.');

const webAddress = z
  .url({ protocol: /^https?$/, error: 'is not an address that begins with https://' })
  .max(2000)
  .refine(hasNoUser, 'holds a name or password; give them by themselves');

const webSource = z
  .object({
    kind: z.literal('web'),
    url: webAddress.meta({
      description:
        'Everybody who sees the index sees it whole: give a key in a header, not in the address. http:// is for feeds without a password or key.',
      examples: ['https://dms.example/export/stock.csv'],
    }),
    signIn: z
      .discriminatedUnion('as', [
        z.object({ as: z.literal('user'), user: oneLine(200) }).strict(),
        z
          .object({
            as: z.literal('header'),
            name: z
              .string()
              .max(100)
              .regex(/^[A-Za-z0-9-]+$/, 'is not the name of a header')
              .refine((name) => !reservedHeaders.has(name.toLowerCase()), 'is a header that is set anyway')
              .meta({ examples: ['authorization', 'x-api-key'] }),
          })
          .strict(),
      ])
      .optional()
      .describe(
        'user: HTTP basic authentication, with the secret `password`. header: with the secret `headerValue`. Neither goes along when the address redirects to another host.',
      ),
  })
  .strict();

const sftpSource = z
  .object({
    kind: z.literal('sftp'),
    host: hostField,
    port: z.int().min(1).max(65_535).default(22),
    user: oneLine(200),
    path: pathOrPattern(1000).meta({ examples: ['/export/stock.xml', '/export/stock-*.csv'] }),
    signIn: z
      .enum(['password', 'key'])
      .default('password')
      .describe(
        'password: the secret `password`. key: the secrets `privateKey` and, if it has one, `passphrase`.',
      ),
    hostKey: hostKeyField
      .optional()
      .describe(
        'Of the server. Without it, the key that it shows first is stored, and no other accepted later.',
      ),
  })
  .strict();

const s3Source = z
  .object({
    kind: z.literal('s3'),
    bucket: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is not the name of a bucket')
      .meta({ examples: ['dealer-exports'] }),
    key: pathOrPattern(1000).meta({ examples: ['solvik/stock.ndjson.gz', 'solvik/stock-*.ndjson.gz'] }),
    region: z
      .string()
      .max(50)
      .regex(/^[a-z0-9-]+$/, 'is not the name of a region')
      .default('us-east-1')
      .meta({ examples: ['eu-north-1'] }),
    endpoint: webAddress
      .optional()
      .describe('The server, where it is not that of Amazon.')
      .meta({ examples: ['https://minio.example:9000'] }),
    accessKeyId: oneLine(200).describe('With the secret `secretAccessKey`.'),
  })
  .strict();

const folderSource = z
  .object({
    kind: z.literal('folder'),
    path: pathOrPattern(500)
      .refine((path) => !path.startsWith('/') && !path.split(/[/\\]/).includes('..'), {
        error: 'leads out of the folder of the index; give it from there, such as stock.csv',
      })
      .describe(
        'From the folder of the index below the one that the operator has set (FEED_FOLDER): {FEED_FOLDER}/{index}/{path}. With a star in its name, the newest file that it fits.',
      )
      .meta({ examples: ['stock.csv'] }),
  })
  .strict();

const extensionSource = z
  .object({
    kind: z.literal('extension'),
    name: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,99}$/, 'is not the name of a source that an extension brings')
      .describe('Of the extension and its source.')
      .meta({ examples: ['electric-auction'] }),
    what: oneLine(500)
      .optional()
      .describe('What it fetches, in the words of the extension: an account, a path.'),
  })
  .strict();

export const feedSource = z.discriminatedUnion('kind', [
  webSource,
  sftpSource,
  s3Source,
  folderSource,
  extensionSource,
]);

export const sourceSchedule = z.union([
  z.object({ everyMinutes: z.int().min(5).max(1440) }).strict(),
  z
    .object({
      dailyAt: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time such as 04:30')
        .describe('By the clocks of the country of the first site that shows the index.')
        .meta({ examples: ['04:30'] }),
    })
    .strict(),
]);

export const sourceLimits = z
  .object({
    megabytes: z.int().min(1).max(2048).default(500).describe('Of the file as it is sent.'),
    minutes: z.int().min(1).max(120).default(30).describe('Until its last byte has arrived.'),
  })
  .strict();

/** What editors declare; a version of it is stored at each change. */
export const sourceDeclaration = z
  .object({
    source: feedSource,
    schedule: sourceSchedule,
    paused: z.boolean().default(false).describe('Nothing is fetched by schedule; fetching now is possible.'),
    limits: sourceLimits.default({ megabytes: 500, minutes: 30 }),
    alertEmail: z
      .email()
      .max(254)
      .optional()
      .describe(
        'Gets a mail when the feed fails or is late, and one when it is well again; otherwise FEED_ALERTS_EMAIL of the installation does.',
      ),
  })
  .strict();

export const sourceKinds = ['web', 'sftp', 's3', 'folder', 'extension'] as const;

export type FeedSource = z.output<typeof feedSource>;
export type SourceKind = FeedSource['kind'];
export type SourceOf<Kind extends SourceKind> = Extract<FeedSource, { kind: Kind }>;
export type SourceSchedule = z.output<typeof sourceSchedule>;
export type SourceDeclaration = z.output<typeof sourceDeclaration>;

function hasNoUser(url: string): boolean {
  const { username = '', password = '' } = URL.parse(url) ?? {};
  return username === '' && password === '';
}

/** They say how the request is understood, or where it goes. */
const reservedHeaders = new Set([
  ...['host', 'connection', 'content-length', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'expect'],
  ...['accept-encoding', 'if-none-match', 'if-modified-since', 'user-agent', 'range', 'cookie'],
]);
