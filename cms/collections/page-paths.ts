import { slugify } from './slugify.ts';

/**
 * The address of a page: that of the page above it and its own part. A part that begins with a slash is the whole
 * address, and a page that has no part yet goes by its name.
 */
export function buildPath(above: string | undefined, slug: string, name: string): string {
  const part = slug.trim() || slugify(name);
  if (part.startsWith('/')) return joined([part]);
  return joined([above ?? '', part]);
}

function joined(parts: readonly string[]): string {
  return `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
}

/** What is wrong with an address, in words, or nothing. */
export function findPathError(path: string): string | undefined {
  if (/[?#]/.test(path)) return 'An address of a page has no ? and no #.';
  if (/\s/.test(path)) return 'An address has no spaces; use - between words.';
  if (/^\/(admin|preview|media|api|_next)(\/|$)/.test(path))
    return 'This address is used by the house itself.';
  return undefined;
}

export type ByLanguage = Readonly<Partial<Record<string, string | null>>>;

/** A page as far as its address goes; in a language without a name it does not exist. */
export type PagePaths = { name: ByLanguage; slug: ByLanguage; path: ByLanguage };

/** The addresses that a page should have, in every language it exists in, given those of the page above. */
export function buildPaths(
  { name, slug }: Pick<PagePaths, 'name' | 'slug'>,
  above: ByLanguage | undefined,
): ByLanguage {
  return Object.fromEntries(
    Object.entries(name).flatMap(([language, words]) =>
      words ? [[language, buildPath(above?.[language] ?? undefined, slug[language] ?? '', words)]] : [],
    ),
  );
}

export function samePaths(one: ByLanguage, other: ByLanguage): boolean {
  const languages = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...languages].every((language) => (one[language] ?? '') === (other[language] ?? ''));
}
