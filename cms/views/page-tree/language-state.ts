import type { ByLanguage } from '../../collections/page-paths.ts';

/** The state of a page in one language. */
export type LanguageState = 'missing' | 'draft' | 'published' | 'changed';

/** The languages of a page, public or in its newest draft. */
export type PageVersion = { status: string; name: ByLanguage; writtenAt: ByLanguage };

export type PageVersions = { main: PageVersion; draft: PageVersion };

/**
 * In a language without a name a page does not exist. `writtenAt` shows in which language a draft was changed; a change
 * without a language (such as the parent page) counts in all of them.
 */
export function languageState(language: string, { main, draft }: PageVersions): LanguageState {
  const isPublic = main.status === 'published' && Boolean(main.name[language]);
  const isWritten = Boolean(draft.name[language]);
  if (!isPublic) return isWritten ? 'draft' : 'missing';
  if (draft.status === 'published') return 'published';
  return isChangedIn(language, { main, draft }) || !isChangedAnywhere({ main, draft })
    ? 'changed'
    : 'published';
}

/** Whether the site's first language was changed later, so that the translation may be outdated. */
export function isBehind(language: string, first: string, { draft }: PageVersions): boolean {
  if (language === first || !draft.name[language] || !draft.name[first]) return false;
  return (draft.writtenAt[first] ?? '') > (draft.writtenAt[language] ?? '');
}

function isChangedIn(language: string, { main, draft }: PageVersions): boolean {
  return (
    (main.writtenAt[language] ?? '') !== (draft.writtenAt[language] ?? '') ||
    (main.name[language] ?? '') !== (draft.name[language] ?? '')
  );
}

function isChangedAnywhere(sides: PageVersions): boolean {
  const languages = Object.keys({ ...sides.main.name, ...sides.draft.name });
  return languages.some((language) => isChangedIn(language, sides));
}
