import type { BlockContext } from '../../content/blocks/block.ts';
import { blockFields } from '../../content/blocks/block-fields.ts';
import { registry } from '../../content/blocks/registry.ts';
import type { PageBlock } from '../../content/publishing/page.ts';
import { resolveFields } from '../../shared/platform/fields/resolve-fields.ts';
import { inSpan } from '../../shared/platform/tracing/span.ts';
import type { HeadPart, PageContext, PageOutcome } from '../../shared/sites/page-context.ts';
import { MissingIndexError } from '../../shared/sites/site.ts';
import { withFigures } from './with-figures.ts';
import { LOAD_LIMIT_MS, withTimeout } from './with-timeout.ts';

type Ready = Extract<PageBlock, { state: 'ready' }>;

/** A block with all it needs to be rendered, or the reason why it cannot be. */
export type LoadedBlock =
  | {
      state: 'loaded';
      placed: Ready;
      fields: unknown;
      data: unknown;
      outcome?: PageOutcome | undefined;
      head?: HeadPart | undefined;
    }
  | { state: 'failed'; placed: PageBlock; code: string; reason: string; temporary: boolean }
  | { state: 'unknown'; placed: PageBlock };

/** All blocks of a page at once; one that fails or hangs costs only itself. */
export function loadBlocks(
  blocks: readonly PageBlock[],
  context: Omit<BlockContext, 'signal'>,
): Promise<LoadedBlock[]> {
  return Promise.all(blocks.map((placed) => loadBlock(placed, context)));
}

async function loadBlock(placed: PageBlock, context: Omit<BlockContext, 'signal'>): Promise<LoadedBlock> {
  if (placed.state === 'unknown') return { state: 'unknown', placed };
  if (placed.state === 'broken') {
    return { state: 'failed', placed, code: 'CONTENT_BLOCK_BROKEN', reason: placed.reason, temporary: false };
  }
  const stored = await withFigures(
    blockFields[placed.name],
    placed.stored as Record<string, unknown>,
    context,
  );
  const fields = resolveFields(blockFields[placed.name], stored as never, context.picture, context.file);
  const { load, prepare, outcome, head } = registry[placed.name] as AnyBlock;
  try {
    const loading = () => withTimeout(LOAD_LIMIT_MS, (signal) => load?.(fields, { ...context, signal }));
    const data = load && (await inSpan(`load ${placed.name}`, { 'forecourt.block': placed.name }, loading));
    const props = { fields, data, page: context };
    await prepare?.(props);
    return { state: 'loaded', placed, fields, data, outcome: outcome?.(props), head: head?.(props) };
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    const temporary = !(problem instanceof MissingIndexError);
    return { state: 'failed', placed, code: 'GET_SERVER_SIDE_PROPS_FAILED', reason, temporary };
  }
}

type AnyProps = { fields: unknown; data: unknown; page: PageContext };
type AnyBlock = {
  load?: (fields: unknown, context: BlockContext) => unknown;
  prepare?: (props: AnyProps) => Promise<void>;
  outcome?: (props: AnyProps) => PageOutcome | undefined;
  head?: (props: AnyProps) => HeadPart;
};
