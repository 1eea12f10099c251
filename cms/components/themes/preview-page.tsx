'use client';

import { useLivePreviewContext, useLocale, usePreferences } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import type { InStudioLanguages } from '../../i18n/studio-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { THEME_PAGE } from '../../preview/theme-page-key.ts';

const texts: InStudioLanguages<{ heading: string; site: string; page: string; choose: string }> = {
  en: { heading: 'Shown in the live preview', site: 'Site', page: 'Page', choose: 'Choose a page' },
  sv: { heading: 'Visas i förhandsvisningen', site: 'Webbplats', page: 'Sida', choose: 'Välj en sida' },
};

type Site = { id: number; displayName?: string; name: string };
type Page = { id: number; title?: string; name?: string; path: string };

/** On which page a theme is seen while it is edited: any of any site, whatever theme they have. */
export function PreviewPage() {
  const { isLivePreviewing, setURL } = useLivePreviewContext();
  const { code } = useLocale();
  const { setPreference } = usePreferences();
  const words = useTexts(texts);
  const [site, setSite] = useState<number>();
  const sites = useFound<Site>(
    isLivePreviewing,
    'sites?sort=displayName&select[displayName]=true&select[name]=true',
  );
  const pages = useFound<Page>(
    site !== undefined,
    `pages?where[site][equals]=${site}&sort=path&draft=true&locale=${code}&select[name]=true&select[path]=true`,
  );
  const [siteField, pageField] = [useId(), useId()];
  if (!isLivePreviewing) return null;

  async function show(page: number): Promise<void> {
    await setPreference(THEME_PAGE, { page });
    const response = await fetch(`/admin/api/theme-preview?locale=${code}`);
    const { url } = (await response.json()) as { url: string | null };
    if (url) setURL(url);
  }

  return (
    <fieldset className="preview-page">
      <legend>{words.heading}</legend>
      <label htmlFor={siteField}>{words.site}</label>
      <select id={siteField} value={site ?? ''} onChange={({ target }) => setSite(Number(target.value))}>
        <option value="" disabled />
        {sites.map(({ id, displayName, name }) => (
          <option key={id} value={id}>
            {displayName || name}
          </option>
        ))}
      </select>
      <label htmlFor={pageField}>{words.page}</label>
      <select
        key={site}
        id={pageField}
        defaultValue=""
        disabled={site === undefined}
        onChange={({ target }) => void show(Number(target.value))}
      >
        <option value="" disabled>
          {words.choose}
        </option>
        {pages.map(({ id, name, path }) => (
          <option key={id} value={id}>
            {name ? `${name} (${path})` : path}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

/** Without an answer there is nothing to choose. */
function useFound<Found>(isWanted: boolean, query: string): readonly Found[] {
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    fetch(`/admin/api/${query}&depth=0&pagination=false`)
      .then((response) => (response.ok ? (response.json() as Promise<{ docs: Found[] }>) : { docs: [] }))
      .then(({ docs }) => setFound(docs))
      .catch(() => setFound([]));
  }, [isWanted, query]);
  return found;
}
