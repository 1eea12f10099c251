import type { RenderSummary } from '../../../src/operations/overview/merge-figures.ts';
import type { OperationsOverview } from '../../../src/operations/overview/overview.ts';
import type { SlowPage } from '../../../src/operations/processes/slow-pages.ts';
import { formatCount, formatDuration, formatMegabytes, formatMilliseconds, formatShare } from './figures.ts';
import { type Column, Panel, PanelTable } from './panel.tsx';

export function PagesPanel({
  overview: { cache, renders, slowPages, at },
}: {
  overview: OperationsOverview;
}) {
  const kinds: Column<RenderSummary>[] = [
    { title: 'Kind of page', of: ({ kind }) => kind },
    { title: 'Rendered', isFigure: true, of: ({ count }) => formatCount(count) },
    {
      title: 'p95',
      isFigure: true,
      of: ({ p95Seconds }) => (p95Seconds === undefined ? 'over 5 s' : formatMilliseconds(p95Seconds * 1000)),
    },
  ];
  const addresses: Column<SlowPage>[] = [
    { title: 'Page', of: ({ path }) => <code>{path}</code> },
    { title: 'Site', of: ({ site }) => site },
    { title: 'Took', isFigure: true, of: ({ milliseconds }) => formatMilliseconds(milliseconds) },
    { title: 'When', of: (page) => `${formatDuration(page.at, at)} ago` },
  ];
  return (
    <Panel id="operations-pages" title="Pages">
      <p className="operations__note">
        The cache holds {formatCount(cache.pages)} pages ({formatMegabytes(cache.bytes)}) and had{' '}
        {formatShare(cache.hits, cache.hits + cache.misses)} of {formatCount(cache.hits + cache.misses)} that
        were asked for. What it did not have was rendered:
      </p>
      <div className="operations__pair">
        <PanelTable
          label="Rendering by kind of page"
          columns={kinds}
          rows={renders}
          keyOf={({ kind }) => kind}
          empty="No page has been rendered."
        />
        <PanelTable
          label="Slowest pages of the last hour"
          columns={addresses}
          rows={slowPages}
          keyOf={({ site, path }) => `${site} ${path}`}
          empty="No page was rendered in the last hour."
        />
      </div>
    </Panel>
  );
}
