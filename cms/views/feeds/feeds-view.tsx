import type { AdminViewServerProps } from 'payload';
import { chooseText } from '../../i18n/studio-text.ts';
import { findOwnSites } from '../own-sites.ts';
import { StudioPage } from '../studio-page.tsx';
import { FeedsPage } from './feeds-page.tsx';
import { FEEDS_PATH, type FeedsRoute, feedPath, parseFeedsRoute } from './feeds-route.ts';
import { feedsTexts } from './texts.ts';

/** The stock of the sites: where it comes from, what was imported and what it lacks. The sites' server says who sees what. */
export function FeedsView(view: AdminViewServerProps) {
  const texts = chooseText(feedsTexts, view.i18n.language);
  const route = parseFeedsRoute(stepsOf(view));
  const trail = route ? trailOf(route, texts) : [{ label: texts.heading, url: FEEDS_PATH }];
  const label = trail.at(-1)?.label ?? texts.heading;
  return (
    <StudioPage view={view} path={FEEDS_PATH} label={label} above={trail.slice(0, -1)} className="feeds">
      {route ? (
        <Current view={view} route={route} />
      ) : (
        <>
          <h1>{texts.heading}</h1>
          <p className="studio-view__empty">{texts.noSuchPage}</p>
        </>
      )}
    </StudioPage>
  );
}

function stepsOf({ params }: AdminViewServerProps): readonly string[] {
  const segments = params?.['segments'];
  return Array.isArray(segments) ? segments.slice(1) : [];
}

type Texts = (typeof feedsTexts)['en'];

function trailOf(route: FeedsRoute, { heading, pages }: Texts): { label: string; url: string }[] {
  const list = { label: heading, url: FEEDS_PATH };
  if (route.page === 'list') return [list];
  const stock = { label: route.index, url: feedPath(route.index) };
  return route.page === 'runs' ? [list, stock] : [list, stock, { label: pages[route.page], url: '' }];
}

async function Current({ view, route }: { view: AdminViewServerProps; route: FeedsRoute }) {
  const sites = await findOwnSites(view.initPageResult.req);
  const siteNames = Object.fromEntries(sites.map(({ name, displayName }) => [name, displayName]));
  return <FeedsPage route={route} siteNames={siteNames} />;
}
