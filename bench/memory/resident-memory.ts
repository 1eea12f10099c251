import { readFileSync } from 'node:fs';

/** What a process holds of the machine's memory. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** The figure that operators plan with. */
export function documentedMb(): number {
  const [, figure] = /wants about (\d+) MB in use/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  if (!figure) throw new Error('docs/operations.md does not say how much memory a process wants in use.');
  return Number(figure);
}
