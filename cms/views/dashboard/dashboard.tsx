import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { systemClock } from '../../../src/shared/platform/clock.ts';
import { chooseText } from '../../i18n/studio-text.ts';
import { NoSites } from '../no-sites.tsx';
import { findOwnSites, type OwnSite } from '../own-sites.ts';
import { storiesTexts } from '../stories/texts.ts';
import { StudioIcon } from '../studio-icon.tsx';
import { StudioLink } from '../studio-link.tsx';
import { DashboardList } from './dashboard-list.tsx';
import { changeRow, findingRow, scheduledRow, waitingRow } from './dashboard-rows.ts';
import { findFindings } from './findings/findings.ts';
import { pageCounts } from './page-counts.ts';
import { recentChanges, unpublishedPages } from './recent-changes.ts';
import { scheduledChanges } from './scheduled.ts';
import { SiteCard } from './site-card.tsx';
import { dashboardTexts } from './texts.ts';
import { waitingForPerson } from './waiting.ts';

const MAX_SCHEDULED = 8;

/** What an editor opens in the morning: what waits, what is broken, what is scheduled, what changed. */
export async function Dashboard({ initPageResult: { req } }: AdminViewServerProps) {
  const sites = await findOwnSites(req);
  return (
    <main>
      {sites.length > 0 ? <SitesDashboard sites={sites} req={req} /> : <EmptyDashboard req={req} />}
    </main>
  );
}

/** Payload refuses to list anything to somebody who works on no site. */
function EmptyDashboard({ req }: { req: PayloadRequest }) {
  const texts = chooseText(dashboardTexts, req.i18n.language);
  return (
    <Gutter className="studio-view dashboard-home">
      <div className="studio-view__head">
        <h1>{texts.hello(firstNameOf(req))}</h1>
      </div>
      <NoSites req={req} />
      <Help texts={texts} />
    </Gutter>
  );
}

async function SitesDashboard({ sites, req }: { sites: readonly OwnSite[]; req: PayloadRequest }) {
  const { language } = req.i18n;
  const texts = chooseText(dashboardTexts, language);
  const waiting = await waitingForPerson(sites, req);
  const findings = await findFindings(sites, req, texts);
  const scheduled = await scheduledChanges(sites, req);
  const [drafts, recent] = [await unpublishedPages(sites, req), await recentChanges(sites, req)];
  const counts = await pageCounts(req);
  const about = { texts, language, now: systemClock(), severalSites: sites.length > 1 };
  return (
    <Gutter className="studio-view dashboard-home">
      <div className="studio-view__head">
        <div>
          <h1>{texts.hello(firstNameOf(req))}</h1>
          <p>{waiting.length > 0 ? texts.forYou(waiting.length) : texts.nothingForYou}</p>
        </div>
        <div className="studio-view__actions">
          <StudioLink className="studio-button studio-button--second" href="/admin/stories/new">
            {chooseText(storiesTexts, req.i18n.language).newStory}
          </StudioLink>
          <StudioLink className="studio-button" href="/admin/collections/pages/create">
            {texts.newPage}
          </StudioLink>
        </div>
      </div>
      <div className="dashboard-home__lists">
        {waiting.length > 0 && (
          <DashboardList
            heading={texts.waitsForYou}
            rows={waiting.map((each) => waitingRow(each, about))}
            empty={texts.nothingForYou}
          />
        )}
        <DashboardList
          heading={texts.toMend}
          rows={findings.map((each) => findingRow(each, about))}
          empty={texts.nothingToMend}
        />
        <DashboardList
          heading={texts.scheduled}
          rows={scheduled.slice(0, MAX_SCHEDULED).map((each) => scheduledRow(each, about))}
          empty={texts.nothingScheduled}
        />
        <DashboardList
          heading={texts.changed}
          rows={recent.map((each) => changeRow(each, about))}
          empty={texts.nothingChanged}
        />
        <DashboardList
          heading={texts.notPublic}
          rows={drafts.map((each) => changeRow(each, about))}
          empty={texts.allPublic}
        />
      </div>
      <section className="dashboard-home__sites" aria-labelledby="own-sites">
        <h2 id="own-sites">{sites.length === 1 ? texts.yourSite : texts.yourSites}</h2>
        <ul className="site-cards">
          {sites.map((site) => (
            <SiteCard
              key={site.name}
              site={site}
              count={counts.get(String(site.id))}
              texts={texts}
              language={language}
            />
          ))}
        </ul>
      </section>
      <Help texts={texts} />
    </Gutter>
  );
}

function Help({ texts }: { texts: (typeof dashboardTexts)['en'] }) {
  return (
    <aside className="dashboard-home__help">
      <StudioIcon name="help" />
      <p>
        {texts.newHere}
        <StudioLink href="/admin/guide">{texts.guide}</StudioLink>
        {texts.guideShows}
      </p>
    </aside>
  );
}

function firstNameOf({ user }: PayloadRequest): string {
  const { name = '' } = (user ?? {}) as { name?: string };
  return name.split(' ')[0] ?? '';
}
