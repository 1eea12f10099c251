import type { PageOutcome } from '../sites/page-context.ts';
import { type LoadedBlock, loadBlocks } from './load-blocks.ts';
import { pageContext, type RenderContext } from './page-context.ts';
import type { RenderDeps, RenderRequest } from './render-request.ts';

/** A page with all its data: enough to know whether it is one. */
export type LoadedPage = {
  request: RenderRequest;
  tools: RenderDeps;
  context: RenderContext;
  cacheTags: ReadonlySet<string>;
  blocks: Record<'header' | 'main' | 'footer', readonly LoadedBlock[]>;
  outcome: PageOutcome | undefined;
  validUntil: Date | undefined;
};

export async function loadPage(request: RenderRequest, deps: RenderDeps): Promise<LoadedPage> {
  const used = new Set<string>();
  const ends: Date[] = [];
  const context = pageContext(request, deps, used, (moment) => ends.push(moment));
  const { page } = request;
  const [header = [], main = [], footer = []] = await Promise.all(
    [page.header, page.main, page.footer].map((blocks) => loadBlocks(blocks, context)),
  );
  const blocks = { header, main, footer };
  // An editor is shown the page itself, whatever becomes of its addresses.
  const outcome = request.editing ? undefined : firstOutcome([...header, ...main, ...footer]);
  const [validUntil] = ends.sort((a, b) => a.getTime() - b.getTime());
  return { request, tools: deps, context, cacheTags: used, blocks, outcome, validUntil };
}

function firstOutcome(blocks: readonly LoadedBlock[]): PageOutcome | undefined {
  for (const block of blocks) {
    if (block.state === 'loaded' && block.outcome) return block.outcome;
  }
  return undefined;
}
