import type { RenderSummary } from '../../../src/features/operations/overview/merge-figures.ts';
import type { OperationsOverview } from '../../../src/features/operations/overview/overview.ts';
import type { SlowPage } from '../../../src/features/operations/processes/slow-pages.ts';
import { type Column, Panel, PanelTable } from './panel.tsx';
import { useOperationsTexts } from './use-operations-texts.ts';

export function PagesPanel({
  overview: { cache, renders, slowPages, at },
}: {
  overview: OperationsOverview;
}) {
  const { texts, figures } = useOperationsTexts();
  const asked = cache.hits + cache.misses;
  const kinds: Column<RenderSummary>[] = [
    { title: texts.pages.kind, of: ({ kind }) => kind },
    { title: texts.pages.rendered, isFigure: true, of: ({ count }) => figures.count(count) },
    {
      title: 'p95',
      isFigure: true,
      of: ({ p95Seconds }) =>
        p95Seconds === undefined ? texts.pages.over : figures.milliseconds(p95Seconds * 1000),
    },
  ];
  const addresses: Column<SlowPage>[] = [
    { title: texts.page, of: ({ path }) => <code>{path}</code> },
    { title: texts.site, of: ({ site }) => site },
    { title: texts.took, isFigure: true, of: ({ milliseconds }) => figures.milliseconds(milliseconds) },
    { title: texts.when, of: (page) => texts.ago(figures.duration(page.at, at)) },
  ];
  return (
    <Panel id="operations-pages" title={texts.pages.heading}>
      <p className="operations__note">
        {texts.pages.cache(
          figures.count(cache.pages),
          figures.megabytes(cache.bytes),
          figures.share(cache.hits, asked),
          figures.count(asked),
        )}
      </p>
      <div className="operations__pair">
        <PanelTable
          label={texts.pages.kinds}
          columns={kinds}
          rows={renders}
          keyOf={({ kind }) => kind}
          empty={texts.pages.noneRendered}
        />
        <PanelTable
          label={texts.pages.slowest}
          columns={addresses}
          rows={slowPages}
          keyOf={({ site, path }) => `${site} ${path}`}
          empty={texts.pages.noneSlow}
        />
      </div>
    </Panel>
  );
}
