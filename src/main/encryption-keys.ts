import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../shared/platform/env.ts';
import {
  createKeyRing,
  type EncryptionKey,
  formatEncryptionKey,
  KEY_BYTES,
  type KeyRing,
  parseEncryptionKeys,
} from '../shared/platform/key-ring.ts';

/** The operator's keys; in the demo, one that is made once and stored in a file beside the data. Undefined without either. */
export async function openKeys(
  keys: [EncryptionKey, ...EncryptionKey[]] | undefined,
  file: string,
  { demo, dataDir }: Pick<Settings, 'demo' | 'dataDir'>,
): Promise<KeyRing | undefined> {
  const used = keys ?? (demo ? await demoKeys(dataDir, file) : undefined);
  return used && createKeyRing(used);
}

async function demoKeys(dataDir: string, name: string) {
  const file = join(dataDir, name);
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
