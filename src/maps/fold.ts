/** A name without case, accents and punctuation, so that 'Tromsø', 'TROMSO' and 'Tromso' are one: 'St. Albans' is 'st albans'. */
export function fold(name: string): string {
  return Array.from(name.normalize('NFC'), foldLetter).join('').replace(/ +/g, ' ').trim();
}

// Letters that Unicode does not take apart into a base letter and an accent.
const undecomposed: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ŧ: 't',
  ŋ: 'n',
  ß: 'ss',
  þ: 'th',
};

/** Of one letter; a mark without meaning in names becomes a space, an apostrophe and an accent nothing. */
export function foldLetter(letter: string): string {
  const base = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  if (/^[a-z0-9]*$/.test(base)) return base;
  if (/^['’ʼ`´]$/.test(base)) return '';
  return undecomposed[base] ?? (/^[\p{L}\p{N}]+$/u.test(base) ? base : ' ');
}
