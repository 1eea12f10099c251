'use client';

import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { nativeName } from '../../../src/sites/languages.ts';
import { wildcardMarker } from '../../../src/sites/wildcard.ts';
import type { PageLanguage } from '../../views/page-tree/site-pages.ts';
import { StudioLink } from '../../views/studio-link.tsx';

type LanguagesResponse = { url: string; languages: readonly PageLanguage[] };

/** Beside the form: the state of the page in each language, with links. */
export function PageLanguages() {
  const { id } = useDocumentInfo();
  const { code: current } = useLocale();
  const response = useLanguages(id);
  if (!id || !response) return null;
  return (
    <section className="page-languages" aria-labelledby="page-languages">
      <h2 id="page-languages">Languages</h2>
      <ul>
        {response.languages.map((language) => (
          <li key={language.code} data-current={language.code === current}>
            <StudioLink href={`/admin/collections/pages/${id}?locale=${language.code}`}>
              <span className="page-languages__name">{nativeName(language.code)}</span>
              <span data-state={language.state}>{stateTexts[language.state]}</span>
            </StudioLink>
            {language.behind && (
              <p>The first language was changed later. Look whether this still says the same.</p>
            )}
            {language.isPublic && language.address && !language.address.includes(wildcardMarker) && (
              <a href={`${response.url}${language.address}`} target="_blank" rel="noreferrer">
                Open on the site
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const stateTexts = {
  missing: 'Not translated yet',
  draft: 'Draft, not public yet',
  published: 'Published',
  changed: 'Published, with changes that are not',
};

/** Fetched again after every save. */
function useLanguages(id: number | string | undefined): LanguagesResponse | undefined {
  const { lastUpdateTime, hasPublishedDoc, unpublishedVersionCount, savedDocumentData } = useDocumentInfo();
  const [languages, setLanguages] = useState<LanguagesResponse>();
  const saved = [
    lastUpdateTime,
    hasPublishedDoc,
    unpublishedVersionCount,
    savedDocumentData?.['updatedAt'],
  ].join();
  useEffect(() => {
    if (!id || !saved) return;
    const abort = new AbortController();
    fetch(`/admin/api/page-languages/${id}`, { credentials: 'same-origin', signal: abort.signal })
      .then(async (response) => response.ok && setLanguages((await response.json()) as LanguagesResponse))
      .catch(() => {});
    return () => abort.abort();
  }, [id, saved]);
  return languages;
}
