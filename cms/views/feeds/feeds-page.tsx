'use client';

import type { FeedsRoute } from './feeds-route.ts';
import { FeedFrame } from './frame/feed-frame.tsx';
import { ImportWizard } from './import-wizard/import-wizard.tsx';
import { FeedList } from './list/feed-list.tsx';
import { MappingPage } from './mapping/mapping-page.tsx';
import { PhotoLine } from './photos/photo-line.tsx';
import { PhotosPage } from './photos/photos-page.tsx';
import { QualityPage } from './quality/quality-page.tsx';
import { RunList } from './runs/run-list.tsx';
import { RunPage } from './runs/run-page.tsx';
import { SourcePage } from './source/source-page.tsx';
import { type ListedIndex, useListedIndices } from './use-listed-indices.ts';

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
  const indices = useListedIndices();
  const listed = indices?.find(({ index }) => index === route.index);
  return (
    <FeedFrame route={route} sites={sitesText(listed, siteNames)}>
      <StockPage route={route} indices={indices} listed={listed} />
    </FeedFrame>
  );
}

type StockProps = {
  route: StockRoute;
  indices: readonly ListedIndex[] | undefined;
  listed: ListedIndex | undefined;
};

function StockPage({ route: { index, ...route }, indices, listed }: StockProps) {
  const mayChange = listed?.mayChange === true;
  const hasCars = listed?.kind === 'cars';
  switch (route.page) {
    case 'run':
      return (
        <>
          <RunPage index={index} run={route.run} mayChange={mayChange} />
          {hasCars && <PhotoLine index={index} />}
        </>
      );
    case 'import-wizard':
      return (
        indices && (
          <ImportWizard
            index={index}
            mayChange={mayChange}
            indices={indices.filter((each) => each.mayChange)}
          />
        )
      );
    case 'mapping':
      return indices && listed && <MappingPage listed={listed} indices={indices} />;
    case 'quality':
      return <QualityPage index={index} />;
    case 'photos':
      return <PhotosPage index={index} mayChange={mayChange} />;
    case 'source':
      return listed && <SourcePage listed={listed} />;
    default:
      return (
        <>
          <RunList index={index} />
          {hasCars && <PhotoLine index={index} />}
        </>
      );
  }
}

function sitesText(listed: ListedIndex | undefined, siteNames: SiteNames): string {
  return (listed?.sites ?? []).map((name) => siteNames[name] ?? name).join(', ');
}
