import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Decrypter } from 'age-encryption';
import { copyMedia } from '../../src/content/publishing/adapters/copy-media.ts';
import { folderObjects } from '../../src/content/publishing/adapters/folder-objects.ts';
import { openMediaObjects } from '../../src/content/publishing/adapters/media-library.ts';
import { OperatorError } from '../../src/shared/platform/operator-error.ts';
import { progress } from '../progress.ts';
import {
  AGE_ENDING,
  decryptedObjects,
  decryptFile,
  encryptedObjects,
  encrypterFor,
  encryptFile,
} from './age-files.ts';
import { type BackedUp, backUp, makeEmptyFolder } from './back-up.ts';
import { MANIFEST_FILE, type Manifest, readManifest } from './manifest.ts';
import { restore } from './restore.ts';

const STAGING = 'backup-staging-';
const DAY_MS = 86_400_000;

/**
 * The same, with every file encrypted for those who hold a secret key. The databases are copied within the data folder
 * first, where they are in plain text anyhow: what reaches the folder of the backup is encrypted from its first byte.
 */
export async function backUpEncrypted(
  settings: BackedUp,
  folder: string,
  { recipients, withMedia, now }: { recipients: string; withMedia: boolean; now: Date },
): Promise<Manifest> {
  const encrypter = encrypterFor(recipients);
  await makeEmptyFolder(folder);
  return inStaging(settings.dataDir, async (plain) => {
    const made = await backUp(settings, plain, { withMedia: false, now });
    const files = (await filesOf(plain)).filter((file) => file !== MANIFEST_FILE);
    const step = progress('Encrypting', files.length);
    for (const file of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await encryptFile(encrypter, join(plain, file), join(folder, `${file}${AGE_ENDING}`));
      step();
    }
    if (withMedia) {
      const library = openMediaObjects(join(resolve(settings.dataDir), 'media'), settings.mediaBucket);
      const target = encryptedObjects(folderObjects(join(folder, 'media')), encrypter);
      await copyMedia(library, target, (total) => progress('Media', total));
    }
    const manifest: Manifest = { ...made, media: withMedia, encrypted: true };
    await writeFile(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  });
}

/** Restores a backup of either kind. Everything is decrypted before the first table is written. */
export async function restoreAny(
  settings: BackedUp,
  folder: string,
  makeStudioTables: () => Promise<void>,
  openIdentity: (() => Promise<Decrypter>) | undefined,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (!manifest.encrypted) return restore(settings, folder, makeStudioTables);
  if (!openIdentity)
    throw new OperatorError(`${folder} is encrypted.`, 'Name the file with its secret key: --identity FILE.');
  const decrypter = await openIdentity();
  return inStaging(settings.dataDir, async (plain) => {
    const media = resolve(folder, 'media');
    const files = (await filesOf(folder)).filter(
      (file) => file.endsWith(AGE_ENDING) && !resolve(folder, file).startsWith(`${media}/`),
    );
    const step = progress('Decrypting', files.length);
    for (const file of files) {
      const target = join(plain, file.slice(0, -AGE_ENDING.length));
      await mkdir(dirname(target), { recursive: true });
      await decryptFile(decrypter, join(folder, file), target);
      step();
    }
    await writeFile(join(plain, MANIFEST_FILE), JSON.stringify(manifest));
    return restore(settings, plain, makeStudioTables, decryptedObjects(folderObjects(media), decrypter));
  });
}

/** A folder in the data folder, gone afterwards; what a killed command has left there for a day goes, too. */
async function inStaging<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const root = resolve(dataDir);
  await mkdir(root, { recursive: true });
  for (const name of (await readdir(root)).filter((each) => each.startsWith(STAGING))) {
    const age = Date.now() - (await stat(join(root, name))).mtimeMs;
    if (age > DAY_MS) await rm(join(root, name), { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(root, STAGING));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
