'use client';

import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { nativeName } from '../../../src/sites/languages.ts';
import { wildcardMarker } from '../../../src/sites/wildcard.ts';
import type { PageLanguage } from '../../views/page-tree/site-pages.ts';
import { StudioLink } from '../../views/studio-link.tsx';

type LanguagesResponse = { url: string; languages: readonly PageLanguage[] };

/** Beside the form: how far the page is in each language, and the way there. */
export function PageLanguages() {
  const { id } = useDocumentInfo();
  const { code: current } = useLocale();
  const told = useLanguages(id);
  if (!id || !told) return null;
  return (
    <section className="page-languages" aria-labelledby="page-languages">
      <h2 id="page-languages">Languages</h2>
      <ul>
        {told.languages.map((language) => (
          <li key={language.code} data-current={language.code === current}>
            <StudioLink href={`/admin/collections/pages/${id}?locale=${language.code}`}>
              <span className="page-languages__name">{nativeName(language.code)}</span>
              <span data-state={language.state}>{stateTexts[language.state]}</span>
            </StudioLink>
            {language.behind && (
              <p>The first language was changed later. Look whether this still says the same.</p>
            )}
            {language.isPublic && language.address && !language.address.includes(wildcardMarker) && (
              <a href={`${told.url}${language.address}`} target="_blank" rel="noreferrer">
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

/** Asked again after every save. */
function useLanguages(id: number | string | undefined): LanguagesResponse | undefined {
  const { lastUpdateTime, hasPublishedDoc, unpublishedVersionCount, savedDocumentData } = useDocumentInfo();
  const [told, setTold] = useState<LanguagesResponse>();
  const saved = [
    lastUpdateTime,
    hasPublishedDoc,
    unpublishedVersionCount,
    savedDocumentData?.['updatedAt'],
  ].join();
  useEffect(() => {
    if (!id || !saved) return;
    const given = new AbortController();
    fetch(`/admin/api/page-languages/${id}`, { credentials: 'same-origin', signal: given.signal })
      .then(async (response) => response.ok && setTold((await response.json()) as LanguagesResponse))
      .catch(() => {});
    return () => given.abort();
  }, [id, saved]);
  return told;
}
