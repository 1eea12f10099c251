import { pageFields } from '../../content/publishing/page-document.ts';
import type { PageOutcome } from '../../shared/sites/page-context.ts';
import { type LoadedBlock, loadBlocks } from './load-blocks.ts';
import { pageContext, type RenderContext } from './page-context.ts';
import type { RenderDeps, RenderRequest } from './render-request.ts';
import { withFigures } from './with-figures.ts';

/** A page with the data of all its blocks, ready to be rendered. */
export type LoadedPage = {
  request: RenderRequest;
  deps: RenderDeps;
  context: RenderContext;
  cacheTags: ReadonlySet<string>;
  blocks: Record<'header' | 'main' | 'footer', readonly LoadedBlock[]>;
  outcome: PageOutcome | undefined;
  validUntil: Date | undefined;
};

export async function loadPage(request: RenderRequest, deps: RenderDeps): Promise<LoadedPage> {
  const cacheTags = new Set<string>();
  const expiries: Date[] = [];
  const context = pageContext(request, deps, cacheTags, (date) => expiries.push(date));
  const fields = await withFigures(pageFields, request.page.fields, context);
  const page = { ...request.page, fields };
  const [header = [], main = [], footer = []] = await Promise.all(
    [page.header, page.main, page.footer].map((blocks) => loadBlocks(blocks, context)),
  );
  const blocks = { header, main, footer };
  // Editors always see the page itself, never a redirect or a 404.
  const outcome = request.editing ? undefined : firstOutcome([...header, ...main, ...footer]);
  const [validUntil] = expiries.sort((a, b) => a.getTime() - b.getTime());
  return { request: { ...request, page }, deps, context, cacheTags, blocks, outcome, validUntil };
}

function firstOutcome(blocks: readonly LoadedBlock[]): PageOutcome | undefined {
  for (const block of blocks) {
    if (block.state === 'loaded' && block.outcome) return block.outcome;
  }
  return undefined;
}
