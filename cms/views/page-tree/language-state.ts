import type { ByLanguage } from '../../collections/page-paths.ts';

/** A page in one language, as its editor thinks of it. */
export type LanguageState = 'missing' | 'draft' | 'published' | 'changed';

/** A page as far as its languages go: as it is public, or as its newest draft has it. */
export type PageSide = { status: string; name: ByLanguage; writtenAt: ByLanguage };

export type PageSides = { main: PageSide; draft: PageSide };

/**
 * In a language without a name a page does not exist. What was written there since it was published shows by the time
 * kept for each language; a change that belongs to none (the page above) is one in all of them.
 */
export function stateIn(language: string, { main, draft }: PageSides): LanguageState {
  const isPublic = main.status === 'published' && Boolean(main.name[language]);
  const isWritten = Boolean(draft.name[language]);
  if (!isPublic) return isWritten ? 'draft' : 'missing';
  if (draft.status === 'published') return 'published';
  return changedIn(language, { main, draft }) || !changedAnywhere({ main, draft }) ? 'changed' : 'published';
}

/** Whether the first language of the site was written in later: what says so should be looked at again. */
export function isBehind(language: string, first: string, { draft }: PageSides): boolean {
  if (language === first || !draft.name[language] || !draft.name[first]) return false;
  return (draft.writtenAt[first] ?? '') > (draft.writtenAt[language] ?? '');
}

function changedIn(language: string, { main, draft }: PageSides): boolean {
  return (
    (main.writtenAt[language] ?? '') !== (draft.writtenAt[language] ?? '') ||
    (main.name[language] ?? '') !== (draft.name[language] ?? '')
  );
}

function changedAnywhere(sides: PageSides): boolean {
  const languages = Object.keys({ ...sides.main.name, ...sides.draft.name });
  return languages.some((language) => changedIn(language, sides));
}
