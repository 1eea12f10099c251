import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { systemClock } from '../../../src/platform/clock.ts';
import { NoSites } from '../no-sites.tsx';
import { findOwnSites } from '../own-sites.ts';
import { StudioIcon } from '../studio-icon.tsx';
import { StudioLink } from '../studio-link.tsx';
import { pageCounts } from './page-counts.ts';
import { PageList } from './page-list.tsx';
import { recentPages, unpublishedPages } from './recent-pages.ts';
import { SiteCard } from './site-card.tsx';

/** The first thing an editor sees: the sites, what is not public yet, and what was changed last. */
export async function Dashboard({ initPageResult: { req } }: AdminViewServerProps) {
  const sites = await findOwnSites(req);
  const [waiting, recent] = [await unpublishedPages(sites, req), await recentPages(sites, req)];
  const counts = await pageCounts(req);
  const now = systemClock();
  const { name } = (req.user ?? {}) as { name?: string };
  return (
    <Gutter className="studio-view dashboard-home">
      <div className="studio-view__head">
        <div>
          <h1>Hello{name ? `, ${name.split(' ')[0]}` : ''}</h1>
          {sites.length > 0 && <p>{greetingFor(waiting.length)}</p>}
        </div>
        {sites.length > 0 && (
          <StudioLink className="studio-button" href="/admin/collections/pages/create">
            New page
          </StudioLink>
        )}
      </div>
      <section aria-labelledby="own-sites">
        <h2 id="own-sites">{sites.length === 1 ? 'Your site' : 'Your sites'}</h2>
        <ul className="site-cards">
          {sites.map((site) => (
            <SiteCard key={site.name} site={site} count={counts.get(String(site.id))} />
          ))}
        </ul>
        {sites.length === 0 && <NoSites user={req.user} />}
      </section>
      <div className="dashboard-home__lists">
        <PageList
          heading="Not public yet"
          pages={waiting}
          empty="Everything that was written is public."
          now={now}
        />
        <PageList heading="Changed last" pages={recent} empty="Nothing so far." now={now} />
      </div>
      <aside className="dashboard-home__help">
        <StudioIcon name="help" />
        <p>
          New here? The <StudioLink href="/admin/guide">editor&rsquo;s guide</StudioLink> shows how to find a
          page, change it, publish it, and take it back.
        </p>
      </aside>
    </Gutter>
  );
}

function greetingFor(waiting: number): string {
  if (waiting === 0) return 'Choose a site, or go on where somebody left off.';
  return waiting === 1
    ? 'One page has changes that are not public.'
    : 'Some pages have changes that are not public.';
}
