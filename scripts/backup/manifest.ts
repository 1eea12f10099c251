import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../../src/shared/platform/operator-error.ts';

export const MANIFEST_FILE = 'manifest.json';

const manifest = z.object({
  format: z.literal(1),
  /** The version of Forecourt that the data are of, and that restores them. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** Whether the drafts and accounts of the studio are in it. */
  studio: z.boolean(),
  media: z.boolean(),
  /** Whether its files are encrypted with age; this one never is. */
  encrypted: z.boolean().default(false),
});

/** What a backup consists of. It is written last: a folder without it is not a whole backup. */
export type Manifest = z.output<typeof manifest>;

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => undefined);
  const parsed = manifest.safeParse(text && JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new OperatorError(
    `${folder} holds no whole backup.`,
    'Name a folder that npm run backup has filled to the end.',
  );
}
