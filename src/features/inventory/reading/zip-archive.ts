import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import type { ReadLimits, UnpackMeter } from './read-limits.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

export type ArchivedFile = { name: string; size: number; bytes: () => AsyncGenerator<Uint8Array> };

/** A zip archive on disk: its files, read one by one, and counted as they are unpacked. */
export async function openArchive(
  path: string,
  limits: Pick<ReadLimits, 'entries' | 'unpackedBytes'>,
  meter: UnpackMeter,
): Promise<{ files: readonly ArchivedFile[]; close: () => void }> {
  const zip = await opened(path);
  const entries = await entriesOf(zip, limits).catch((error: unknown) => {
    zip.close();
    throw error;
  });
  const files = entries.map((entry) => ({
    name: entry.fileName,
    size: entry.uncompressedSize,
    bytes: () => unpacked(zip, entry, meter),
  }));
  return { files, close: () => zip.close() };
}

function opened(path: string): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true };
    yauzl.open(path, options, (error, zip) => (error ? reject(damaged(error)) : resolve(zip)));
  });
}

function entriesOf(
  zip: yauzl.ZipFile,
  { entries: most, unpackedBytes }: Pick<ReadLimits, 'entries' | 'unpackedBytes'>,
) {
  return new Promise<yauzl.Entry[]>((resolve, reject) => {
    const entries: yauzl.Entry[] = [];
    let total = 0;
    const refuse = (...problem: ConstructorParameters<typeof UnreadableFeed>) =>
      reject(new UnreadableFeed(...problem));
    if (zip.entryCount > most) return refuse('archive-files', { count: zip.entryCount, most });
    zip.on('entry', (entry: yauzl.Entry) => {
      total += entry.uncompressedSize;
      if (total > unpackedBytes) return refuse('archive-large');
      if (entry.isEncrypted()) return refuse('archive-password');
      if (!entry.fileName.endsWith('/')) entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', (error: Error) => reject(damaged(error)));
    zip.readEntry();
  });
}

async function* unpacked(
  zip: yauzl.ZipFile,
  entry: yauzl.Entry,
  meter: UnpackMeter,
): AsyncGenerator<Uint8Array> {
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, readable) => (error ? reject(damaged(error)) : resolve(readable)));
  });
  try {
    yield* meter.count(stream);
  } catch (error) {
    throw error instanceof UnreadableFeed ? error : damaged(error);
  } finally {
    stream.destroy();
  }
}

function damaged(error: unknown): UnreadableFeed {
  const reason = error instanceof Error ? error.message : String(error);
  return new UnreadableFeed('archive-damaged', { reason });
}
