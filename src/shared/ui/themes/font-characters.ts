/** The characters of Swedish, Norwegian, Finnish and English, typographic ones included. */
export const coreCharacters = toCodePoints([
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ...' !"%&\'()*+,-./:;?@|',
  ...'\u00a0\u00ad\u2009\u2011\u202f£§©°²·×ÄÅÆÉÖØÜäåæéëöøü–—‘’“”•…€−',
]);

/** The rest of what the Latin files of the packages hold. */
export const otherLatinCharacters = [
  [0x21, 0x7e],
  [0xa1, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2010, 0x205f],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2215, 0x2215],
]
  .flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
  .filter((sign) => !coreCharacters.includes(sign));

function toCodePoints(signs: readonly string[]): number[] {
  return signs.map((sign) => sign.codePointAt(0) ?? 0).sort((one, other) => one - other);
}

/** [0x41, 0x42, 0x50] as 'U+41-42,U+50', as a stylesheet writes it. */
export function toUnicodeRange(signs: readonly number[], { digits = 1, separator = ',' } = {}): string {
  const runs: [number, number][] = [];
  for (const sign of signs) {
    const run = runs.at(-1);
    if (run && sign === run[1] + 1) run[1] = sign;
    else runs.push([sign, sign]);
  }
  const hex = (sign: number) => sign.toString(16).toUpperCase().padStart(digits, '0');
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(separator);
}
