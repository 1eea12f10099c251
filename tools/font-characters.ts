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
