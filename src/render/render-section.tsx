import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageContext } from '../blocks/block.ts';
import { registry } from '../blocks/registry.ts';
import { SectionFallback } from '../shell/section-fallback.tsx';
import { IslandPlacesContext } from '../ui/island.tsx';
import { type PageStyles, PageStylesProvider } from '../ui/page-styles.tsx';
import { fillIslands, islandCollector } from './islands.tsx';
import type { LoadedBlock } from './load-blocks.ts';

export type SectionFailure = { block: string; code: string; reason: string };
export type RenderedSection = { html: string; hasIslands: boolean; failure?: SectionFailure };

/** One block as HTML. Every section is a root of its own, so that one that throws leaves the others standing. */
export function renderBlock(block: LoadedBlock, page: PageContext, styles: PageStyles): RenderedSection {
  if (block.state === 'unknown') return renderUnknown(block.placed.name, page);
  if (block.state === 'failed') return renderFailure(block.placed.name, block.code, block.reason, page);
  const { placed, fields, data } = block;
  const View = registry[placed.name].view as (props: {
    fields: unknown;
    data: unknown;
    page: PageContext;
  }) => ReactNode;
  try {
    return renderSection(placed.id, <View fields={fields} data={data} page={page} />, styles);
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    return renderFailure(placed.name, 'SECTION_RENDER_FAILED', reason, page);
  }
}

export function renderSection(id: string, element: ReactNode, styles: PageStyles): RenderedSection {
  const islands = islandCollector(id);
  const html = renderToString(
    <PageStylesProvider styles={styles}>
      <IslandPlacesContext value={islands}>{element}</IslandPlacesContext>
    </PageStylesProvider>,
    { identifierPrefix: `${id}-` },
  );
  return { html: fillIslands(html, islands.placed, styles), hasIslands: islands.placed.length > 0 };
}

function renderFailure(block: string, code: string, reason: string, page: PageContext): RenderedSection {
  const html = renderToString(<SectionFallback texts={page.texts} />);
  return { html, hasIslands: false, failure: { block, code, reason } };
}

/** Nothing on a live page; editors see what is missing (SHELL-17). */
function renderUnknown(name: string, page: PageContext): RenderedSection {
  const html = page.editing ? renderToString(<UnknownBlock name={name} />) : '';
  return { html, hasIslands: false };
}

function UnknownBlock({ name }: { name: string }) {
  return (
    <div className="page-width py-8" data-unknown-block={name}>
      <p className="rounded-card border border-dashed border-line-strong p-6 text-small text-ink-muted">
        No block named “{name}” is installed.
      </p>
    </div>
  );
}
