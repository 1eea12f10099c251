import type { IncomingMessage } from 'node:http';
import { pipeline, Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutboundProblem, outboundProblem } from './outbound-problem.ts';

export type BodyLimits = {
  /** Without a byte. */
  idleMs: number;
  /** As sent, and again as unpacked. */
  bytes: number;
};

/** The body unpacked; it fails when it is too long, stands still or breaks off. */
export function limitedBody(
  response: IncomingMessage,
  { idleMs, bytes }: BodyLimits,
  host: string,
): Readable {
  const tooLarge = () =>
    new OutboundProblem('too-large', `What ${host} sends is larger than ${inMegabytes(bytes)}.`);
  if (Number(response.headers['content-length']) > bytes) throw tooLarge();
  const unpack = decoderFor(response, host);
  const sent = Readable.from(countedChunks(response, { idleMs, bytes }, host, tooLarge), {
    objectMode: false,
  });
  const unpacked = unpack && pipeline(sent, unpack, counted(bytes, tooLarge), () => undefined);
  const body = unpacked ? Readable.from(failingInWords(unpacked, host), { objectMode: false }) : sent;
  // What waits for the next bytes would go on waiting.
  body.once('close', () => response.destroy());
  return body;
}

function decoderFor({ statusCode = 0, headers }: IncomingMessage, host: string) {
  const hasNoBody = statusCode === 204 || statusCode === 304;
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (hasNoBody || encoding === '' || encoding === 'identity') return undefined;
  const decoder = decoders[encoding];
  if (decoder) return decoder();
  throw new OutboundProblem('unreadable', `${host} packs its answer in a way that is not known here.`);
}

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

async function* countedChunks(
  response: IncomingMessage,
  { idleMs, bytes }: BodyLimits,
  host: string,
  tooLarge: () => OutboundProblem,
): AsyncGenerator<Buffer> {
  let size = 0;
  const stuck = () =>
    response.destroy(new OutboundProblem('timeout', `${host} stopped sending before the end.`));
  let timer = setTimeout(stuck, idleMs);
  try {
    // Only the sender's pauses count, not those of whoever reads here.
    for await (const chunk of response as AsyncIterable<Buffer>) {
      clearTimeout(timer);
      size += chunk.length;
      if (size > bytes) throw tooLarge();
      yield chunk;
      timer = setTimeout(stuck, idleMs);
    }
  } catch (error) {
    throw outboundProblem(error, host);
  } finally {
    clearTimeout(timer);
    response.destroy();
  }
}

async function* failingInWords(chunks: AsyncIterable<Buffer>, host: string): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    throw outboundProblem(error, host);
  }
}

function counted(bytes: number, tooLarge: () => OutboundProblem): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > bytes) done(tooLarge());
      else done(null, chunk);
    },
  });
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 ** 2).toLocaleString('en')} MB`;
}
