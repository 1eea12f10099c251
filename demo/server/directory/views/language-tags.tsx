import type { Language } from '../../../../src/shared/sites/languages.ts';
import { localizedPath } from '../../../../src/shared/sites/site.ts';
import { type DirectoryEntry, nameOf } from '../directory-entry.ts';

/** The languages of a site; where there are several, each tag opens the site in that language. */
export function LanguageTags({ entry }: { entry: DirectoryEntry }) {
  const choosable = entry.languages.length > 1;
  return (
    <ul aria-label="Languages" className="flex flex-none gap-1">
      {entry.languages.map((language) => (
        <li key={language} className="flex">
          {choosable ? (
            <a href={homeIn(entry, language)} className="language-tag" title={englishName(language)}>
              <span aria-hidden="true">{language}</span>
              <span className="sr-only">{`${nameOf(entry)} in ${englishName(language)}`}</span>
            </a>
          ) : (
            <span className="language-tag" title={englishName(language)}>
              <span aria-hidden="true">{language}</span>
              <span className="sr-only">{englishName(language)}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function homeIn(entry: DirectoryEntry, language: Language): string {
  return entry.address.replace(/\/$/, '') + localizedPath(entry, language, '/');
}

const names = new Intl.DisplayNames('en', { type: 'language' });

function englishName(language: Language): string {
  // The router's code for Norwegian is the one of its written form; people say Norwegian.
  return language === 'nb' ? 'Norwegian' : (names.of(language) ?? language);
}
