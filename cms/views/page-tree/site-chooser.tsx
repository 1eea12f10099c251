'use client';

import { useRouter } from 'next/navigation.js';
import type { OwnSite } from '../own-sites.ts';

export function SiteChooser({ sites, site }: { sites: readonly OwnSite[]; site: OwnSite }) {
  const router = useRouter();
  return (
    <label className="studio-choice">
      <span className="studio-hidden">Site</span>
      <select
        value={site.name}
        onChange={({ target }) => router.push(`/admin/collections/pages/tree?site=${target.value}`)}
      >
        {sites.map(({ name, displayName }) => (
          <option key={name} value={name}>
            {displayName}
          </option>
        ))}
      </select>
    </label>
  );
}
