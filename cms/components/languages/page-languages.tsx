'use client';

import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { nativeName } from '../../../src/shared/sites/languages.ts';
import { wildcardMarker } from '../../../src/shared/sites/wildcard.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PageLanguage } from '../../views/page-tree/site-pages.ts';
import { StudioLink } from '../../views/studio-link.tsx';
import { pageLanguagesTexts } from './texts.ts';

type LanguagesResponse = { url: string; languages: readonly PageLanguage[] };

/** Beside the form: the state of the page in each language, with links. */
export function PageLanguages() {
  const texts = useTexts(pageLanguagesTexts);
  const { id, isTrashed } = useDocumentInfo();
  const { code: current } = useLocale();
  const response = useLanguages(isTrashed ? undefined : id);
  if (!id || !response) return null;
  return (
    <section className="page-languages" aria-labelledby="page-languages">
      <h2 id="page-languages">{texts.heading}</h2>
      <ul>
        {response.languages.map((language) => (
          <li key={language.code} data-current={language.code === current}>
            <StudioLink href={`/admin/collections/pages/${id}?locale=${language.code}`}>
              <span className="page-languages__name">{nativeName(language.code)}</span>
              <span data-state={language.state}>{texts.states[language.state]}</span>
            </StudioLink>
            {language.behind && <p>{texts.behind}</p>}
            {language.isPublic && language.address && !language.address.includes(wildcardMarker) && (
              <a href={`${response.url}${language.address}`} target="_blank" rel="noreferrer">
                {texts.open}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

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
