import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { OutboundClient } from '../../../../shared/platform/outbound/outbound-client.ts';
import { OutboundProblem } from '../../../../shared/platform/outbound/outbound-problem.ts';
import { sourceProblem } from '../limited-feed.ts';
import { namePattern, newestOf } from '../name-pattern.ts';
import { type FetchOrder, fileName, type SourceFetcher } from '../source-fetcher.ts';
import { SourceProblem } from '../source-problem.ts';

const CONNECT_MS = 10_000;
const RESPONSE_MS = 20_000;
const MAX_ATTEMPTS = 2;

type Order = FetchOrder<'s3'>;

/** An object in a bucket of S3-compatible storage, over connections that lead nowhere they must not. */
export function s3Fetcher({ connections }: Pick<OutboundClient, 'connections'>): SourceFetcher<'s3'> {
  return {
    async open(order) {
      const { source, seen, signal } = order;
      const { bucket: Bucket } = source;
      // Loaded only where a feed is in a bucket: the SDK takes a while and some memory.
      const sdk = await import('@aws-sdk/client-s3');
      const client = clientFor(sdk, connections, order);
      try {
        const Key = await keyOf(sdk, client, order);
        const object = new sdk.GetObjectCommand({
          Bucket,
          Key,
          ...(seen?.etag && { IfNoneMatch: seen.etag }),
        });
        const found = await client.send(object, { abortSignal: signal });
        if (!found.Body) throw new SourceProblem('unreadable', `${hostOf(order)} sends no content.`);
        const body = found.Body as Readable;
        return {
          state: 'opened',
          body,
          close: () => body.destroy(),
          name: fileName(Key),
          ...(found.ContentType && { contentType: found.ContentType }),
          ...(found.ContentLength !== undefined && { size: found.ContentLength }),
          marks: { etag: found.ETag, ...(Key !== source.key && { name: fileName(Key) }) },
        };
      } catch (error) {
        if (seen?.etag && statusOf(error) === 304) return { state: 'unchanged' };
        throw inWords(error, order);
      }
    },
  };
}

const MAX_LISTINGS = 20;

/** The newest that fits a pattern. */
async function keyOf(
  sdk: typeof import('@aws-sdk/client-s3'),
  client: S3Client,
  order: Order,
): Promise<string> {
  const { bucket, key } = order.source;
  const pattern = namePattern(key);
  if (!pattern) return key;
  const folder = pattern.folder === '' ? '' : `${pattern.folder}/`;
  const files: { name: string; modifiedMs: number }[] = [];
  let from: string | undefined;
  for (let listing = 0; listing < MAX_LISTINGS; listing += 1) {
    const list = new sdk.ListObjectsV2Command({
      ...{ Bucket: bucket, Prefix: folder + pattern.beginning, Delimiter: '/' },
      ...(from && { ContinuationToken: from }),
    });
    const { Contents = [], NextContinuationToken } = await client.send(list, { abortSignal: order.signal });
    for (const { Key = '', LastModified } of Contents) {
      const name = Key.slice(folder.length);
      if (pattern.matches(name)) files.push({ name, modifiedMs: LastModified?.getTime() ?? 0 });
    }
    from = NextContinuationToken;
    if (!from) break;
  }
  if (from)
    throw new SourceProblem(
      'too-large',
      `The bucket ${bucket} has too many objects that begin like ${key}. Delete old ones, or name a folder of the day.`,
    );
  const newest = newestOf(files);
  if (!newest) throw new SourceProblem('not-found', `No object in the bucket ${bucket} fits ${key}.`);
  return folder + newest.name;
}

function clientFor(
  sdk: typeof import('@aws-sdk/client-s3'),
  { httpAgent, httpsAgent }: OutboundClient['connections'],
  { source, secrets }: Order,
): S3Client {
  const { region, endpoint, accessKeyId } = source;
  return new sdk.S3Client({
    region,
    // Servers at an address of their own seldom have a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey: secrets.secretAccessKey ?? '' },
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: {
      ...{ httpAgent, httpsAgent },
      connectionTimeout: CONNECT_MS,
      requestTimeout: RESPONSE_MS,
      throwOnRequestTimeout: true,
    },
    // Checksums in trailers are not understood by every compatible server.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

function hostOf({ source: { endpoint, region } }: Order): string {
  return endpoint ? new URL(endpoint).hostname : `Amazon S3 in ${region}`;
}

function statusOf(problem: unknown): number {
  return (problem as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
}

function inWords(error: unknown, order: Order): SourceProblem {
  const host = hostOf(order);
  const { bucket, key, region } = order.source;
  const { name } = error as Error;
  if (error instanceof OutboundProblem || error instanceof SourceProblem) return sourceProblem(error, host);
  if (name === 'NoSuchBucket') return new SourceProblem('not-found', `${host} has no bucket ${bucket}.`);
  if (name === 'TimeoutError' || name === 'AbortError')
    return new SourceProblem('timeout', `${host} does not answer.`);
  const status = statusOf(error);
  if (status === 404) return new SourceProblem('not-found', `The bucket ${bucket} has no object ${key}.`);
  if (status === 401 || status === 403)
    return new SourceProblem(
      'sign-in-refused',
      `${host} does not accept the access key, or it may not read ${key} in ${bucket}.`,
    );
  if (status >= 300 && status < 400)
    return new SourceProblem('wrong-address', `The bucket ${bucket} is not in the region ${region}.`);
  if (status > 0)
    return new SourceProblem('unreadable', `${host} answers with status ${status} instead of a file.`);
  return sourceProblem(error, host);
}
