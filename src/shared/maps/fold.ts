const plain = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** A name without case, accents and punctuation, so that 'Tromsø', 'TROMSO' and 'Tromso' are one: 'St. Albans' is 'st albans'. */
export function fold(name: string): string {
  const lower = name.toLowerCase();
  if (plain.test(lower)) return lower;
  let folded = '';
  for (const letter of lower.normalize('NFC')) folded += foldLetter(letter);
  return folded.replace(/ +/g, ' ').trim();
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

const LAST_COMMON_LETTER = 0x24f;
const known = new Map<string, string>();

/** Of one letter; a mark without meaning in names becomes a space, an apostrophe and an accent nothing. */
export function foldLetter(letter: string): string {
  const folded = known.get(letter) ?? computeFold(letter);
  // Only Latin letters are remembered, so that no text can make the map grow without end.
  if ((letter.codePointAt(0) ?? 0) <= LAST_COMMON_LETTER) known.set(letter, folded);
  return folded;
}

function computeFold(letter: string): string {
  const base = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  if (/^[a-z0-9]*$/.test(base)) return base;
  if (/^['’ʼ`´]$/.test(base)) return '';
  return undecomposed[base] ?? (/^[\p{L}\p{N}]+$/u.test(base) ? base : ' ');
}
