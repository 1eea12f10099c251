import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { SitemapEntry } from './sitemap-entry.ts';
import { urlElement, urlsetEnd, urlsetStart } from './xml.ts';

export type SitemapFile = { gzip: Buffer; changedAt: string };

/** What the protocol allows in one file. */
export type FileLimits = { urls: number; bytes: number };
export const fileLimits: FileLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 };

const ENTRIES_PER_BATCH = 500;

/** As many files as the entries need, compressed while they are written, without blocking the event loop. */
export async function writeFiles(
  entries: Iterable<SitemapEntry>,
  limits: FileLimits = fileLimits,
): Promise<readonly SitemapFile[]> {
  const source = peekable(entries);
  const files: SitemapFile[] = [];
  while (source.next) files.push(await writeFile(source, limits));
  return files;
}

async function writeFile(source: Peekable, limits: FileLimits): Promise<SitemapFile> {
  let changedAt = '';
  async function* text(): AsyncGenerator<string> {
    yield urlsetStart;
    let bytes = urlsetStart.length + urlsetEnd.length;
    let chunk = '';
    for (let urls = 0; source.next && urls < limits.urls; urls += 1) {
      const element = urlElement(source.next);
      bytes += Buffer.byteLength(element);
      if (urls > 0 && bytes > limits.bytes) break;
      if (source.next.changedAt > changedAt) changedAt = source.next.changedAt;
      chunk += element;
      source.advance();
      if (urls % ENTRIES_PER_BATCH === 0) {
        yield chunk;
        chunk = '';
        await yieldToEventLoop();
      }
    }
    yield chunk + urlsetEnd;
  }
  const gzip = await pipeline(Readable.from(text()), createGzip(), (zipped) => buffer(zipped));
  return { gzip, changedAt };
}

type Peekable = { next: SitemapEntry | undefined; advance: () => void };

function peekable(entries: Iterable<SitemapEntry>): Peekable {
  const iterator = entries[Symbol.iterator]();
  const take = () => iterator.next().value as SitemapEntry | undefined;
  const ahead: Peekable = {
    next: take(),
    advance: () => {
      ahead.next = take();
    },
  };
  return ahead;
}
