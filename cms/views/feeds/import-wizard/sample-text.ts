const MAX_LENGTH = 90;

/** A value of a record or a cell of a file, in a line. */
export function sampleText(
  value: unknown,
  { yes, no, nothing }: { yes: string; no: string; nothing: string },
): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (typeof value === 'boolean') return value ? yes : no;
  return shortened(plain(value));
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  const { original, name } = value as { original?: unknown; name?: unknown };
  if (typeof original === 'string') return original;
  return typeof name === 'string' ? name : JSON.stringify(value);
}

function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
}
