import { languageName } from '../../i18n/language-name.ts';
import type { OwnSite } from '../own-sites.ts';
import { StudioIcon } from '../studio-icon.tsx';
import { StudioLink } from '../studio-link.tsx';
import type { PageCount } from './page-counts.ts';
import type { DashboardTexts } from './texts.ts';

type Props = { site: OwnSite; count: PageCount | undefined; texts: DashboardTexts; language: string };

export function SiteCard({ site: { id, name, displayName, url, languages }, count, texts, language }: Props) {
  const ofSite = `where[site][equals]=${id}`;
  return (
    <li className="site-card">
      <h3>
        <StudioLink href={`/admin/collections/pages/tree?site=${name}`}>{displayName}</StudioLink>
      </h3>
      {url && (
        <a
          className="site-card__open"
          href={url}
          target="_blank"
          rel="noreferrer"
          title={texts.openSite(displayName)}
        >
          <StudioIcon name="away" />
          <span className="studio-hidden">{texts.openSite(displayName)}</span>
        </a>
      )}
      <p>
        {texts.pagesIn(
          count?.pages ?? 0,
          languages.map((each) => languageName(each, language)).join(texts.and),
        )}
      </p>
      {count && count.waiting > 0 && (
        <p>
          <span data-state="changed">{texts.notAsWritten(count.waiting)}</span>
        </p>
      )}
      <nav aria-label={displayName}>
        <StudioLink href={`/admin/collections/pages/tree?site=${name}`}>{texts.pages}</StudioLink>
        <StudioLink href={`/admin/collections/shells?${ofSite}`}>{texts.shells}</StudioLink>
        <StudioLink href={`/admin/collections/dictionaries?${ofSite}`}>{texts.texts}</StudioLink>
        <StudioLink href={`/admin/collections/redirects?${ofSite}`}>{texts.redirects}</StudioLink>
        <StudioLink href={`/admin/collections/forms?${ofSite}`}>{texts.forms}</StudioLink>
        <StudioLink href={`/admin/collections/pages/trash?${ofSite}`}>{texts.trash}</StudioLink>
      </nav>
    </li>
  );
}
