import { readFile } from 'node:fs/promises';

/** What a process holds in memory, as Linux counts it; NaN elsewhere. */
export async function megabytesOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round((Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / 1e6);
}
