'use client';

import { useRouter } from 'next/navigation.js';
import { useTexts } from '../../i18n/use-texts.ts';
import type { OwnSite } from '../own-sites.ts';

interface Props {
  sites: readonly OwnSite[];
  site: OwnSite;
  /** The view that shows one site at a time. */
  path?: string | undefined;
}

export function SiteChooser({ sites, site, path = '/admin/collections/pages/tree' }: Props) {
  const label = useTexts(siteLabel);
  const router = useRouter();
  return (
    <label className="studio-choice">
      <span className="studio-hidden">{label}</span>
      <select value={site.name} onChange={({ target }) => router.push(`${path}?site=${target.value}`)}>
        {sites.map(({ name, displayName }) => (
          <option key={name} value={name}>
            {displayName}
          </option>
        ))}
      </select>
    </label>
  );
}

const siteLabel = { en: 'Site', sv: 'Webbplats' };
