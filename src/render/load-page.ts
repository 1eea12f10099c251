import type { Outcome } from '../blocks/block.ts';
import { type LoadedBlock, loadBlocks } from './load-blocks.ts';
import { pageContext, type RenderContext } from './page-context.ts';
import type { PageToRender, RenderTools } from './page-to-render.ts';

/** A page with all its data: enough to know whether it is one. */
export type LoadedPage = {
  request: PageToRender;
  tools: RenderTools;
  context: RenderContext;
  used: ReadonlySet<string>;
  blocks: Record<'header' | 'main' | 'footer', readonly LoadedBlock[]>;
  outcome: Outcome | undefined;
  validUntil: Date | undefined;
};

export async function loadPage(request: PageToRender, tools: RenderTools): Promise<LoadedPage> {
  const used = new Set<string>();
  const ends: Date[] = [];
  const context = pageContext(request, tools, used, (moment) => ends.push(moment));
  const { page } = request;
  const [header = [], main = [], footer = []] = await Promise.all(
    [page.header, page.main, page.footer].map((blocks) => loadBlocks(blocks, context)),
  );
  const blocks = { header, main, footer };
  // An editor is shown the page itself, whatever becomes of its addresses.
  const outcome = request.editing ? undefined : outcomeOf([...header, ...main, ...footer]);
  const [validUntil] = ends.sort((a, b) => a.getTime() - b.getTime());
  return { request, tools, context, used, blocks, outcome, validUntil };
}

function outcomeOf(blocks: readonly LoadedBlock[]): Outcome | undefined {
  for (const block of blocks) {
    if (block.state === 'loaded' && block.outcome) return block.outcome;
  }
  return undefined;
}
