import type { LoadContext } from '../blocks/block.ts';
import { blockFields } from '../blocks/block-fields.ts';
import { registry } from '../blocks/registry.ts';
import { show } from '../platform/fields/show.ts';
import type { PlacedBlock } from '../publishing/page-reader.ts';
import { withTimeLimit } from './with-time-limit.ts';

export const LOAD_LIMIT_MS = 3000;

type Ready = Extract<PlacedBlock, { state: 'ready' }>;

/** A block with all it needs to be shown, or the reason why it cannot be. */
export type LoadedBlock =
  | { state: 'loaded'; placed: Ready; fields: unknown; data: unknown }
  | { state: 'failed'; placed: PlacedBlock; code: string; reason: string }
  | { state: 'unknown'; placed: PlacedBlock };

/** All blocks of a page at once; one that fails or hangs costs only itself. */
export function loadBlocks(
  blocks: readonly PlacedBlock[],
  context: Omit<LoadContext, 'signal'>,
): Promise<LoadedBlock[]> {
  return Promise.all(blocks.map((placed) => loadBlock(placed, context)));
}

async function loadBlock(placed: PlacedBlock, context: Omit<LoadContext, 'signal'>): Promise<LoadedBlock> {
  if (placed.state === 'unknown') return { state: 'unknown', placed };
  if (placed.state === 'broken') {
    return { state: 'failed', placed, code: 'CONTENT_BLOCK_BROKEN', reason: placed.reason };
  }
  const fields = show(blockFields[placed.name], placed.stored as never, context.picture);
  const load = registry[placed.name].load as LoadAny | undefined;
  if (!load) return { state: 'loaded', placed, fields, data: undefined };
  try {
    const data = await withTimeLimit(LOAD_LIMIT_MS, (signal) => load(fields, { ...context, signal }));
    return { state: 'loaded', placed, fields, data };
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    return { state: 'failed', placed, code: 'GET_SERVER_SIDE_PROPS_FAILED', reason };
  }
}

type LoadAny = (fields: unknown, context: LoadContext) => unknown;
