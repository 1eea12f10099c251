import { Readable } from 'node:stream';

const MAX_HEADERS = 8192;
const lineBreak = Buffer.from('\r\n');
const endOfHeaders = Buffer.from('\r\n\r\n');

/** The body is not what a form with a mapping and a feed sends. */
export class WrongForm extends Error {}

/** The parts of multipart/form-data in their order: the mapping, whole, then the feed as a stream. */
export async function readMappingAndFeed(
  contentType: string,
  body: AsyncIterable<Buffer>,
  maxMappingBytes: number,
): Promise<{ mapping: string; feed: Readable }> {
  const [, quoted, plain] = /boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw new WrongForm();
  const reader = new PartReader(body[Symbol.asyncIterator](), Buffer.from(`\r\n--${boundary}`));
  const mappingName = await reader.nextPart();
  if (mappingName !== 'mapping') throw new WrongForm();
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of reader.content()) {
    length += part.length;
    if (length > maxMappingBytes) throw new WrongForm();
    parts.push(part);
  }
  if ((await reader.nextPart()) !== 'feed') throw new WrongForm();
  return { mapping: Buffer.concat(parts).toString('utf8'), feed: Readable.from(reader.content()) };
}

class PartReader {
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #delimiter: Buffer;
  /** A form begins with its delimiter, without the line break that the others have. */
  #buffered = Buffer.from('\r\n');
  #hasEnded = false;

  constructor(chunks: AsyncIterator<Buffer>, delimiter: Buffer) {
    this.#chunks = chunks;
    this.#delimiter = delimiter;
  }

  /** The name of the part that begins here. */
  async nextPart(): Promise<string | undefined> {
    while (this.#buffered.indexOf(endOfHeaders, this.#delimiter.length) === -1) {
      if (this.#buffered.length > MAX_HEADERS || !(await this.#read())) throw new WrongForm();
    }
    if (this.#buffered.indexOf(this.#delimiter) !== 0) throw new WrongForm();
    const end = this.#buffered.indexOf(endOfHeaders, this.#delimiter.length);
    const headers = this.#buffered.subarray(this.#delimiter.length, end).toString('latin1');
    this.#buffered = this.#buffered.subarray(end + endOfHeaders.length);
    return /content-disposition:[^\r\n]*;\s*name="?([^";\r\n]*)"?/i.exec(headers)?.[1];
  }

  /** Up to the next delimiter, which stays. */
  async *content(): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#buffered.indexOf(this.#delimiter);
      if (at !== -1) {
        if (at > 0) yield this.#buffered.subarray(0, at);
        this.#buffered = this.#buffered.subarray(at);
        return;
      }
      // The delimiter may be cut in two by a chunk's end.
      const safe = this.#buffered.length - this.#delimiter.length - lineBreak.length;
      if (safe > 0) {
        yield this.#buffered.subarray(0, safe);
        this.#buffered = this.#buffered.subarray(safe);
      }
      if (!(await this.#read())) throw new WrongForm();
    }
  }

  async #read(): Promise<boolean> {
    if (this.#hasEnded) return false;
    const { done, value } = await this.#chunks.next();
    if (done) {
      this.#hasEnded = true;
      return false;
    }
    this.#buffered = Buffer.concat([this.#buffered, value]);
    return true;
  }
}
