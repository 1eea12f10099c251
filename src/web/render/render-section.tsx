import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { extensionOfBlock } from '../../content/blocks/block-fields.ts';
import { registry } from '../../content/blocks/registry.ts';
import type { PageContext } from '../../shared/sites/page-context.ts';
import { IslandRegistryContext } from '../../shared/ui/island.tsx';
import { type PageStyles, PageStylesProvider } from '../../shared/ui/page-styles.tsx';
import { SectionFallback } from '../shell/section-fallback.tsx';
import { fillIslands, islandCollector } from './islands.tsx';
import type { LoadedBlock } from './load-blocks.ts';

export type SectionFailure = { block: string; code: string; reason: string; temporary: boolean };
export type RenderedSection = {
  html: string;
  hasIslands: boolean;
  failure?: SectionFailure;
};

/**
 * The blocks of an area as HTML. They are rendered together, which is quicker; if one throws, each is rendered by
 * itself, so that only that one shows the fallback.
 */
export function renderArea(
  name: string,
  blocks: readonly LoadedBlock[],
  page: PageContext,
  styles: PageStyles,
): RenderedSection[] {
  const ready = blocks.filter((block) => block.state === 'loaded');
  if (ready.length === blocks.length && blocks.length > 1) {
    try {
      return [
        renderSection(
          name,
          ready.map((block) => viewOf(block, page)),
          styles,
        ),
      ];
    } catch {
      // Which one it was shows below.
    }
  }
  return blocks.map((block) => renderBlock(block, page, styles));
}

/** One block as HTML. */
export function renderBlock(block: LoadedBlock, page: PageContext, styles: PageStyles): RenderedSection {
  if (block.state === 'unknown') return renderUnknown(block.placed.name, page);
  if (block.state === 'failed') return renderFailure({ ...block, block: block.placed.name }, page);
  try {
    return renderSection(block.placed.id, viewOf(block, page), styles);
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    const code = 'SECTION_RENDER_FAILED';
    return renderFailure({ block: block.placed.name, code, reason, temporary: true }, page);
  }
}

type Ready = Extract<LoadedBlock, { state: 'loaded' }>;
type AnyView = (props: { fields: unknown; data: unknown; page: PageContext }) => ReactNode;

function viewOf({ placed, fields, data }: Ready, page: PageContext): ReactNode {
  const View = registry[placed.name].view as AnyView;
  return <View key={placed.id} fields={fields} data={data} page={page} />;
}

export function renderSection(id: string, element: ReactNode, styles: PageStyles): RenderedSection {
  const islands = islandCollector(id);
  const html = renderToString(
    <PageStylesProvider styles={styles}>
      <IslandRegistryContext value={islands}>{element}</IslandRegistryContext>
    </PageStylesProvider>,
    { identifierPrefix: `${id}-` },
  );
  return {
    html: fillIslands(html, islands.placed, styles),
    hasIslands: islands.placed.length > 0,
  };
}

function renderFailure(
  { block, code, reason, temporary }: SectionFailure,
  page: PageContext,
): RenderedSection {
  const failure = { block, code, reason, temporary };
  const extension = extensionOfBlock(block);
  if (extension) return { html: extensionNotice(block, extension, reason, page), hasIslands: false, failure };
  const html = renderToString(<SectionFallback texts={page.texts} />);
  return { html, hasIslands: false, failure };
}

/** Visitors do not see that an extension fails; editors see which one, and why. */
function extensionNotice(block: string, extension: string, reason: string, { editing }: PageContext): string {
  if (!editing) return '';
  return renderToString(
    <EditorsNotice block={block}>
      The block “{block}” of the extension “{extension}” failed: {reason}
    </EditorsNotice>,
  );
}

/** Nothing on a live page; editors see what is missing (SHELL-17). */
function renderUnknown(name: string, page: PageContext): RenderedSection {
  const html = page.editing ? renderToString(<UnknownBlock name={name} />) : '';
  return { html, hasIslands: false };
}

function UnknownBlock({ name }: { name: string }) {
  return <EditorsNotice block={name}>No block named “{name}” is installed.</EditorsNotice>;
}

function EditorsNotice({ block, children }: { block: string; children: ReactNode }) {
  return (
    <div className="page-width py-8" data-unknown-block={block}>
      <p className="rounded-card border border-dashed border-line-strong p-6 text-small text-ink-muted">
        {children}
      </p>
    </div>
  );
}
