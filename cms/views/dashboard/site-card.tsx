import { nativeName } from '../../../src/sites/languages.ts';
import type { OwnSite } from '../own-sites.ts';
import { StudioIcon } from '../studio-icon.tsx';
import { StudioLink } from '../studio-link.tsx';

export function SiteCard({ site: { id, name, displayName, url, languages } }: { site: OwnSite }) {
  const ofSite = `where[site][equals]=${id}`;
  return (
    <li className="site-card">
      <h3>
        <StudioLink href={`/admin/collections/pages/tree?site=${name}`}>{displayName}</StudioLink>
      </h3>
      <p>{languages.map(nativeName).join(', ')}</p>
      <nav aria-label={displayName}>
        <StudioLink href={`/admin/collections/pages/tree?site=${name}`}>Pages</StudioLink>
        <StudioLink href={`/admin/collections/shells?${ofSite}`}>Header and footer</StudioLink>
        <StudioLink href={`/admin/collections/redirects?${ofSite}`}>Redirects</StudioLink>
        {url && (
          <a href={url} target="_blank" rel="noreferrer">
            Open <StudioIcon name="away" />
          </a>
        )}
      </nav>
    </li>
  );
}
