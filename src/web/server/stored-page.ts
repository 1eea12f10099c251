import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type LocationHeader, locationHeader } from '../../shared/platform/location-header.ts';
import type { PageKind } from '../../shared/sites/page-kind.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is sent: compressed once, its header lines written out. */
export type StoredPage = {
  kind: PageKind;
  status: number;
  /** Set on a redirect; there are no bytes to send. */
  location?: LocationHeader;
  etag: string;
  body: Record<Encoding, Buffer>;
  headers: Record<Encoding, readonly string[]>;
  tags: readonly string[];
  /** How long before it is rendered again, where that is not the page cache's own time; 0: it is not cached. */
  freshMs?: number | undefined;
  /** Not sent after this time, not even while a new one is being rendered. Milliseconds since the epoch. */
  validUntil?: number;
  /** What it takes in memory: bodies in every encoding, header lines, tags. */
  bytes: number;
};

export type PageToStore = {
  kind: PageKind;
  status: number;
  html: string;
  headers: Readonly<Record<string, string>>;
  tags: readonly string[];
  freshMs?: number | undefined;
  validUntil?: Date | undefined;
};

/** Header lines in three encodings (the content policy is long), tags, and the objects themselves. */
const OVERHEAD_BYTES = 6000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const noBytes = Buffer.alloc(0);

/** Never cached: it is cheap to find again, and the addresses that redirect are without number. */
export function redirectPage(address: string): StoredPage {
  return {
    kind: 'redirect',
    status: 302,
    location: locationHeader(address),
    etag: '',
    body: { br: noBytes, gzip: noBytes, identity: noBytes },
    headers: { br: [], gzip: [], identity: [] },
    tags: [],
    freshMs: 0,
    bytes: 0,
  };
}

export async function toStoredPage(page: PageToStore): Promise<StoredPage> {
  const { kind, status, html, headers, tags, freshMs, validUntil } = page;
  const identity = Buffer.from(html);
  // One after the other: both at once would leave a machine with two processors none for its visitors.
  const br = await brotli(identity, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  });
  const gzipped = await zip(identity, { level: 6 });
  // Of the compressed bytes: the same text makes the same, and they are a tenth to read.
  const etag = `"${createHash('sha256').update(br).digest('base64url').slice(0, 22)}"`;
  const body = { br, gzip: gzipped, identity };
  return {
    kind,
    status,
    etag,
    body,
    headers: {
      br: headerLines(headers, etag, 'br', br.length),
      gzip: headerLines(headers, etag, 'gzip', gzipped.length),
      identity: headerLines(headers, etag, 'identity', identity.length),
    },
    tags,
    freshMs,
    ...(validUntil && { validUntil: validUntil.getTime() }),
    bytes: br.length + gzipped.length + identity.length + OVERHEAD_BYTES,
  };
}

function headerLines(
  headers: Readonly<Record<string, string>>,
  etag: string,
  encoding: Encoding,
  length: number,
): string[] {
  const lines = Object.entries(headers).flat();
  lines.push('ETag', etag, 'Vary', 'Accept-Encoding', 'Content-Length', String(length));
  if (encoding !== 'identity') lines.push('Content-Encoding', encoding);
  return lines;
}
