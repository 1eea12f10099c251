import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../../shared/platform/clock.ts';
import { MAX_FEED_BYTES, spool, spoolLink } from '../spool.ts';
import { type FeedUploads, UPLOAD_HOURS, type UploadOwner, UploadsFull } from '../uploads/feed-uploads.ts';

type Settings = {
  folder: string;
  /** On the same disk. */
  spoolFolder: string;
  /** Of one file. */
  maxBytes?: number;
  /** Of all files together. */
  maxTotalBytes?: number;
  now: Clock;
};

const UPLOAD_MS = UPLOAD_HOURS * 3600_000;
const idPattern = /^[\da-f-]{36}$/;

/** Files in a folder, where each owner has one of their own: who asks for the file of somebody else finds nothing. */
export function folderUploads({
  folder,
  spoolFolder,
  maxBytes = MAX_FEED_BYTES,
  maxTotalBytes = 2 * MAX_FEED_BYTES,
  now,
}: Settings): FeedUploads {
  const pathOf = (owner: UploadOwner, id = '') => join(folder, folderOf(owner), id);

  const removeExpired = async () => {
    for (const name of await listed(folder))
      for (const { path, keptAt } of await filesIn(join(folder, name)))
        if (now().getTime() - keptAt >= UPLOAD_MS) await rm(path, { force: true });
  };

  const bytesOfOthers = async (own: string) => {
    const others = (await listed(folder)).filter((name) => name !== own);
    const files = await Promise.all(others.map((name) => filesIn(join(folder, name))));
    return files.flat().reduce((total, { bytes }) => total + bytes, 0);
  };

  return {
    limitBytes: maxBytes,

    async keep(owner, body) {
      await removeExpired();
      const left = maxTotalBytes - (await bytesOfOthers(folderOf(owner)));
      if (left <= 0) throw new UploadsFull(maxTotalBytes);
      const spooled = await spool(body, spoolFolder, { limit: maxBytes, now: now() });
      try {
        const { size } = await stat(spooled);
        if (size > left) throw new UploadsFull(maxTotalBytes);
        const id = randomUUID();
        const earlier = await filesIn(pathOf(owner));
        await mkdir(pathOf(owner), { recursive: true });
        await rename(spooled, pathOf(owner, id));
        for (const { path } of earlier) await rm(path, { force: true });
        return { id, bytes: size, expiresAt: new Date(now().getTime() + UPLOAD_MS).toISOString() };
      } catch (error) {
        await rm(spooled, { force: true });
        throw error;
      }
    },

    async take(owner, id) {
      const kept = (await filesIn(pathOf(owner))).find(({ path }) => path === pathOf(owner, id));
      if (!kept || !idPattern.test(id) || now().getTime() - kept.keptAt >= UPLOAD_MS) return undefined;
      return spoolLink(kept.path, spoolFolder);
    },

    async remove(owner, id) {
      if (!idPattern.test(id)) return;
      await rm(pathOf(owner, id), { force: true });
    },

    removeExpired,
  };
}

/** Names of people and indices may hold any signs. */
function folderOf({ index, person }: UploadOwner): string {
  return createHash('sha256')
    .update(JSON.stringify([person, index]))
    .digest('hex')
    .slice(0, 32);
}

async function filesIn(folder: string) {
  const found = (await listed(folder)).map(async (name) => {
    const path = join(folder, name);
    const file = await stat(path).catch(() => undefined);
    return file ? [{ path, bytes: file.size, keptAt: file.mtimeMs }] : [];
  });
  return (await Promise.all(found)).flat();
}

async function listed(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
