const ownLetters: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss', đ: 'd', ł: 'l' };

/** 'Däck & fälgar' becomes dack-falgar. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[øæßđł]/g, (letter) => ownLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
