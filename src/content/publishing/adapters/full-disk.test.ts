import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { folderObjects } from './folder-objects.ts';
import { mediaLibrary } from './media-library.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const picture = () =>
  sharp({ create: { width: 320, height: 180, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-disk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a picture that cannot be stored is shown all the same, stored ones as ever', async () => {
  const objects = folderObjects(await aFolder());
  let isFull = false;
  const media = mediaLibrary({
    ...objects,
    add: (key, bytes) =>
      isFull ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) : objects.add(key, bytes),
  });
  const { file } = await media.save('car.jpg', await picture());
  const stored = await media.variant(file, 320, 'webp');
  isFull = true;
  expect(await media.variant(file, 320, 'webp')).toEqual(stored);
  expect(await sharp(await media.variant(file, 320, 'avif')).metadata()).toMatchObject({ width: 320 });
  await expect(
    media.save(
      'other.jpg',
      await sharp(await picture())
        .flop()
        .jpeg()
        .toBuffer(),
    ),
  ).rejects.toThrow('full');
});

test.skipIf(!canMount())('on a full disk pictures go on, and no half-written file stays', async () => {
  const folder = await aFolder();
  execFileSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('/usr/bin/umount', [folder]));
  const media = mediaLibrary(folderObjects(folder));
  const { file } = await media.save('car.jpg', await picture());
  await writeFile(join(folder, 'rest'), Buffer.alloc(1_000_000)).catch(() => undefined);
  expect(await sharp(await media.variant(file, 320, 'webp')).metadata()).toMatchObject({ width: 320 });
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a draft whose file cannot be written is removed', async () => {
  const folder = await aFolder();
  const objects = folderObjects(folder);
  await objects.add('variants/a/320.webp', Buffer.from('a'));
  // A folder stands where the file would go, so that renaming fails after the draft is written.
  await objects.add('variants/b/320.webp/file', Buffer.from('b'));
  await expect(objects.add('variants/a/320.webp/x', Buffer.from('c'))).rejects.toThrow();
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
});

function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('/usr/bin/unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
