import type { Readable } from 'node:stream';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import { variantFormats } from '../media-store.ts';
import { MediaUnavailable } from '../media-unavailable.ts';
import type { MediaObjects } from './media-objects.ts';

export type BucketSettings = {
  bucket: string;
  /** The server, where it is not that of Amazon. */
  url?: string | undefined;
  region?: string | undefined;
};

const CONNECT_TIMEOUT_MS = 2000;
const REQUEST_TIMEOUT_MS = 15_000;
const MAX_ATTEMPTS = 3;
const FOREVER = 'public, max-age=31536000, immutable';

/** Objects in a bucket of S3-compatible storage. Credentials come from where the SDK looks for them. */
export function bucketObjects(settings: BucketSettings): MediaObjects {
  const { bucket: Bucket } = settings;
  let opened: Promise<Opened> | undefined;
  const open = () => {
    opened ??= openClient(settings);
    return opened;
  };

  async function get(Key: string, range?: string): Promise<GetObjectCommandOutput | undefined> {
    const { client, sdk } = await open();
    return ifExists(client.send(new sdk.GetObjectCommand({ Bucket, Key, Range: range })));
  }

  async function put(Key: string, Body: Buffer, conditional: boolean): Promise<void> {
    const { client, sdk } = await open();
    const condition = conditional ? { IfNoneMatch: '*' } : {};
    const headers = { ContentType: contentTypeOf(Key), CacheControl: FOREVER };
    await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ...headers, ...condition }));
  }

  return {
    async has(Key) {
      const { client, sdk } = await open();
      return (await ifExists(client.send(new sdk.HeadObjectCommand({ Bucket, Key })))) !== undefined;
    },
    async read(key) {
      const bytes = await (await get(key))?.Body?.transformToByteArray().catch(unavailable);
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    async stream(key, part) {
      const found = await get(key, part && `bytes=${part.start}-${part.end}`);
      return found?.Body as Readable | undefined;
    },
    async add(key, bytes) {
      try {
        await put(key, bytes, true);
        return 'added';
      } catch (problem) {
        // Of two writers at once the storage lets one through.
        if ([409, 412].includes(statusOf(problem))) return 'exists';
        if (statusOf(problem) !== NOT_IMPLEMENTED) return unavailable(problem);
        // Older storage knows no conditions. The name carries the hash of the content, so either writer's bytes are right.
        await put(key, bytes, false).catch(unavailable);
        return 'added';
      }
    },
    async remove(Key) {
      const { client, sdk } = await open();
      await ifExists(client.send(new sdk.DeleteObjectCommand({ Bucket, Key })));
    },
    async keys() {
      const { client, sdk } = await open();
      const keys: string[] = [];
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket }))
        for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key);
      return keys;
    },
  };
}

/** Originals are sent by the sites, which know their types. */
function contentTypeOf(key: string): string {
  const format = variantFormats.find((each) => key.endsWith(`.${each}`));
  return format ? `image/${format}` : 'application/octet-stream';
}

const NOT_IMPLEMENTED = 501;
const NOT_FOUND = 404;

type Opened = { client: S3Client; sdk: typeof import('@aws-sdk/client-s3') };

/** Loaded only where media are in a bucket: the SDK takes a while and some memory. */
async function openClient({ url, region }: BucketSettings): Promise<Opened> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    ...(region && { region }),
    // Servers at an address of their own seldom have a host name for each bucket, or regions.
    ...(url && { endpoint: url, forcePathStyle: true, region: region ?? 'us-east-1' }),
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
    // Checksums in trailers are not understood by every compatible server.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, sdk };
}

/** Only an object that is missing is undefined; a bucket that is missing is a fault like any other. */
async function ifExists<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (problem) {
    if (statusOf(problem) === NOT_FOUND && (problem as Error).name !== 'NoSuchBucket') return undefined;
    return unavailable(problem);
  }
}

function unavailable(problem: unknown): never {
  throw new MediaUnavailable(problem);
}

function statusOf(problem: unknown): number {
  return (problem as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
}
