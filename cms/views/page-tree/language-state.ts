import type { ByLanguage } from '../../collections/page-paths.ts';

/** A page in one language, as its editor thinks of it. */
export type LanguageState = 'missing' | 'draft' | 'published' | 'changed';

/** A page as far as its languages go: as it is public, or as its newest draft has it. */
export type PageVersion = { status: string; name: ByLanguage; writtenAt: ByLanguage };

export type PageVersions = { main: PageVersion; draft: PageVersion };

/**
 * In a language without a name a page does not exist. What was written there since it was published shows by the time
 * kept for each language; a change that belongs to none (the page above) is one in all of them.
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

/** Whether the first language of the site was written in later: what says so should be looked at again. */
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
