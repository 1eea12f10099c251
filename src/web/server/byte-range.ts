/** From the first to the last byte, both counted in. */
export type ByteRange = { start: number; end: number };

/**
 * The requested part of a file (`Range: bytes=0-1023`). Undefined without a range, or with one of a form that servers
 * may ignore: then the whole file is a correct response.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'outside' : { start, end };
}
