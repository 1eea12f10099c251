import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is sent: compressed once, its header lines written out. */
export type StoredPage = {
  status: number;
  etag: string;
  body: Record<Encoding, Buffer>;
  headers: Record<Encoding, readonly string[]>;
  tags: readonly string[];
  /** At most this long before it is made anew. */
  freshMs: number;
  bytes: number;
};

export type PageToStore = {
  status: number;
  html: string;
  headers: Readonly<Record<string, string>>;
  tags: readonly string[];
  freshMs: number;
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function storePage({ status, html, headers, tags, freshMs }: PageToStore): Promise<StoredPage> {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    zip(identity, { level: 6 }),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const body = { br, gzip: gzipped, identity };
  return {
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
    bytes: br.length + gzipped.length + identity.length,
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
