'use client';

import type { FeedsRoute } from './feeds-route.ts';
import { FeedFrame } from './frame/feed-frame.tsx';
import { FeedList } from './list/feed-list.tsx';
import { QualityPage } from './quality/quality-page.tsx';
import { RunList } from './runs/run-list.tsx';
import { RunPage } from './runs/run-page.tsx';
import { type ListedIndex, useListedIndex } from './use-listed-index.ts';

/** Names of sites as people know them, by their short name. */
export type SiteNames = Readonly<Record<string, string>>;

type Props = { route: FeedsRoute; siteNames: SiteNames };

export function FeedsPage({ route, siteNames }: Props) {
  return route.page === 'list' ? (
    <FeedList siteNames={siteNames} />
  ) : (
    <PageOfStock key={route.index} route={route} siteNames={siteNames} />
  );
}

type StockRoute = Exclude<FeedsRoute, { page: 'list' }>;

function PageOfStock({ route, siteNames }: { route: StockRoute; siteNames: SiteNames }) {
  const listed = useListedIndex(route.index);
  return (
    <FeedFrame route={route} sites={sitesText(listed, siteNames)}>
      <StockPage route={route} mayChange={listed?.mayChange === true} />
    </FeedFrame>
  );
}

function StockPage({ route, mayChange }: { route: StockRoute; mayChange: boolean }) {
  switch (route.page) {
    case 'run':
      return <RunPage index={route.index} run={route.run} mayChange={mayChange} />;
    case 'quality':
      return <QualityPage index={route.index} />;
    default:
      return <RunList index={route.index} />;
  }
}

function sitesText(listed: ListedIndex | undefined, siteNames: SiteNames): string {
  return (listed?.sites ?? []).map((name) => siteNames[name] ?? name).join(', ');
}
