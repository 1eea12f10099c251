import { nativeName } from '../../../src/sites/languages.ts';
import type { OwnSite } from '../own-sites.ts';
import { StudioIcon } from '../studio-icon.tsx';
import { StudioLink } from '../studio-link.tsx';
import type { PageCount } from './page-counts.ts';

type Props = { site: OwnSite; count: PageCount | undefined };

export function SiteCard({ site: { id, name, displayName, url, languages }, count }: Props) {
  const ofSite = `where[site][equals]=${id}`;
  return (
    <li className="site-card">
      <h3>
        <StudioLink href={`/admin/collections/pages/tree?site=${name}`}>{displayName}</StudioLink>
      </h3>
      {url && (
        <a className="site-card__open" href={url} target="_blank" rel="noreferrer" title="Open the site">
          <StudioIcon name="away" />
          <span className="studio-hidden">Open {displayName}</span>
        </a>
      )}
      <p>
        {count?.pages ?? 0} pages in {languages.map(nativeName).join(' and ')}
      </p>
      {count && count.waiting > 0 && (
        <p>
          <span data-state="changed">
            {count.waiting === 1 ? 'One page is' : `${count.waiting} pages are`} not public as written
          </span>
        </p>
      )}
      <nav aria-label={displayName}>
        <StudioLink href={`/admin/collections/pages/tree?site=${name}`}>Pages</StudioLink>
        <StudioLink href={`/admin/collections/shells?${ofSite}`}>Header and footer</StudioLink>
        <StudioLink href={`/admin/collections/dictionaries?${ofSite}`}>Texts</StudioLink>
        <StudioLink href={`/admin/collections/redirects?${ofSite}`}>Redirects</StudioLink>
      </nav>
    </li>
  );
}
