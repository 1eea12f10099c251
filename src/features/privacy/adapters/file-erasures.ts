import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Erasure, Erasures } from '../erasure.ts';

const FILE = 'erasures.ndjson';

/**
 * The same list beside the database, which an older backup would replace: in a file of the data folder that a restore
 * leaves alone.
 */
export function withErasuresFile(erasures: Erasures, dataDir: string): Erasures {
  return {
    ...erasures,
    begin: async (erasure) => {
      await erasures.begin(erasure);
      const known = await readErasures(erasuresFile(dataDir));
      if (known.some(({ id }) => id === erasure.id)) return;
      await appendFile(erasuresFile(dataDir), `${JSON.stringify(erasure)}\n`, { mode: 0o600, flush: true });
    },
  };
}

export function erasuresFile(dataDir: string): string {
  return join(dataDir, FILE);
}

/** None where there is no file. A last line that a crash cut short is left out: its erasure had not begun. */
export async function readErasures(file: string): Promise<readonly Erasure[]> {
  const text = await readFile(file, 'utf8').catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === 'ENOENT') return '';
    throw problem;
  });
  const known = new Map<string, Erasure>();
  for (const line of text.split('\n').slice(0, -1)) {
    const erasure = { outcome: undefined, finishedAt: undefined, ...JSON.parse(line) } as Erasure;
    if (!known.has(erasure.id)) known.set(erasure.id, erasure);
  }
  return [...known.values()];
}
