import { chooseText } from '../i18n/studio-text.ts';
import { pageErrorMessages } from './page-error-messages.ts';
import { slugify } from './slugify.ts';

/**
 * The path of a page: that of its parent and its own slug. A slug that begins with a slash is the whole path, and a page
 * without one uses its name.
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

/** A sentence for editors, or undefined when the path is valid. */
export function findPathError(path: string, language: string): string | undefined {
  const texts = chooseText(pageErrorMessages, language);
  if (/[?#]/.test(path)) return texts.queryInAddress;
  if (/\s/.test(path)) return texts.spaceInAddress;
  if (/^\/(admin|preview|media|api|_next)(\/|$)/.test(path)) return texts.reservedAddress;
  return undefined;
}

export type ByLanguage = Readonly<Partial<Record<string, string | null>>>;

/** What a page's paths are made of; in a language without a name the page does not exist. */
export type PagePaths = { name: ByLanguage; slug: ByLanguage; path: ByLanguage };

/** The paths that a page should have, in every language it exists in, given those of its parent. */
export function buildPaths(
  { name, slug }: Pick<PagePaths, 'name' | 'slug'>,
  above: ByLanguage | undefined,
): ByLanguage {
  return Object.fromEntries(
    Object.entries(name).flatMap(([language, text]) =>
      text ? [[language, buildPath(above?.[language] ?? undefined, slug[language] ?? '', text)]] : [],
    ),
  );
}

export function samePaths(one: ByLanguage, other: ByLanguage): boolean {
  const languages = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...languages].every((language) => (one[language] ?? '') === (other[language] ?? ''));
}
