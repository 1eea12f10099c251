import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../shared/platform/env.ts';
import {
  createKeyRing,
  formatEncryptionKey,
  KEY_BYTES,
  type KeyRing,
  parseEncryptionKeys,
} from '../shared/platform/key-ring.ts';

const FILE = 'tyre-hotel.key';

/** The operator's keys; in the demo, one that is made once and stored beside the data. Undefined without either. */
export async function openTyreHotelKeys({
  tyreHotelKeys,
  demo,
  dataDir,
}: Pick<Settings, 'tyreHotelKeys' | 'demo' | 'dataDir'>): Promise<KeyRing | undefined> {
  const keys = tyreHotelKeys ?? (demo ? await demoKeys(dataDir) : undefined);
  return keys && createKeyRing(keys);
}

async function demoKeys(dataDir: string) {
  const file = join(dataDir, FILE);
  const id = `demo-${randomBytes(3).toString('hex')}`;
  const made = formatEncryptionKey({ id, secret: randomBytes(KEY_BYTES) });
  await mkdir(dataDir, { recursive: true });
  // Several processes may start at once: the first link counts, and it never points to half a file.
  const draft = `${file}.${id}`;
  await writeFile(draft, made, { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  const keys = parseEncryptionKeys((await readFile(file, 'utf8')).trim());
  if (!keys) throw new Error(`${file} holds no key`);
  return keys;
}
