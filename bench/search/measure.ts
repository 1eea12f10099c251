import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Times in milliseconds, and what they say. */
export class Times {
  readonly #ms: number[] = [];

  add(ms: number): void {
    this.#ms.push(ms);
  }

  get count(): number {
    return this.#ms.length;
  }

  /** `percentile(50)` is the median; NaN when nothing was measured. */
  percentile(percent: number): number {
    const sorted = this.#ms.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
  }
}

export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const start = performance.now();
  const value = await work();
  return { ms: performance.now() - start, value };
}

export function inMs(ms: number): string {
  if (Number.isNaN(ms)) return '–';
  return ms < 10 ? ms.toFixed(2) : ms < 100 ? ms.toFixed(1) : Math.round(ms).toLocaleString('en');
}

export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  return rows.map((row) => `  ${line(row)}`).join('\n');
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** By how many megabytes the memory of this thread, or of the whole process, grew. */
export async function growth(of: 'thread' | 'process', work: () => Promise<void>): Promise<number> {
  const before = bytesIn(of);
  await work();
  return Math.round((bytesIn(of) - before) / 1e6);
}

function bytesIn(of: 'thread' | 'process'): number {
  collectGarbage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return of === 'process' ? rss : heapUsed + external;
}
