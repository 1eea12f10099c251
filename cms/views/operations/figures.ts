/** A number with its thousands apart. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-GB');
}

export function formatMegabytes(bytes: number | undefined): string {
  return bytes === undefined ? '–' : `${formatCount(Math.round(bytes / 1024 ** 2))} MB`;
}

export function formatMilliseconds(milliseconds: number | undefined): string {
  return milliseconds === undefined ? '–' : `${formatCount(Math.round(milliseconds))} ms`;
}

export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

const units = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const;

/** How long something took or has been, in its largest two units: 3 d 4 h. */
export function formatDuration(from: string, to: string): string {
  let seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
  const parts: string[] = [];
  for (const [unit, size] of units) {
    const count = Math.floor(seconds / size);
    seconds -= count * size;
    if (count > 0 || (unit === 's' && parts.length === 0)) parts.push(`${count} ${unit}`);
    if (parts.length === 2) break;
  }
  return parts.join(' ');
}
