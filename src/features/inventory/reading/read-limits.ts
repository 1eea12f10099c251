import { UnreadableFeed } from './unreadable-feed.ts';

/** What one feed may cost to read, however small it is packed. */
export type ReadLimits = {
  unpackedBytes: number;
  /** Bytes that one packed byte may become, once more than `ratioFromBytes` are unpacked. */
  ratio: number;
  ratioFromBytes: number;
  /** Files in an archive. */
  entries: number;
  columns: number;
  /** Elements or brackets inside one another. */
  depth: number;
  /** Characters of a workbook's shared texts, which are all in memory while it is read. */
  sharedTexts: number;
  milliseconds: number;
};

export const readLimits: ReadLimits = {
  unpackedBytes: 4 * 1024 ** 3,
  ratio: 200,
  ratioFromBytes: 64 * 1024 ** 2,
  entries: 100,
  columns: 1000,
  depth: 64,
  sharedTexts: 100_000_000,
  milliseconds: 60 * 60_000,
};

/** Counts what is unpacked of a file, and refuses what grows beyond measure. */
export class UnpackMeter {
  readonly #limits: ReadLimits;
  readonly #packedBytes: number;
  readonly #now: () => number;
  readonly #until: number;
  #bytes = 0;

  constructor(limits: ReadLimits, packedBytes: number, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#packedBytes = packedBytes;
    this.#now = now;
    this.#until = now() + limits.milliseconds;
  }

  add(bytes: number): void {
    this.#bytes += bytes;
    const { unpackedBytes, ratio, ratioFromBytes, milliseconds } = this.#limits;
    if (this.#bytes > unpackedBytes)
      throw new UnreadableFeed('unpacked-large', { size: inMegabytes(unpackedBytes) });
    if (this.#bytes > ratioFromBytes && this.#bytes > this.#packedBytes * ratio)
      throw new UnreadableFeed('packed-too-much', { ratio });
    if (this.#now() > this.#until) throw new UnreadableFeed('too-slow', { minutes: milliseconds / 60_000 });
  }

  /** The same bytes, counted. */
  async *count(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      this.add(chunk.length);
      yield chunk;
    }
  }
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 ** 2).toLocaleString('en')} MB`;
}
