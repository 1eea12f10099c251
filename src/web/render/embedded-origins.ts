import type { Origins } from '../../content/blocks/block.ts';
import { registry } from '../../content/blocks/registry.ts';
import type { LoadedBlock } from './load-blocks.ts';

/** The other origins that the blocks of a page show in a frame, run script from or draw maps with. */
export function embeddedOrigins(blocks: readonly LoadedBlock[]): Required<Origins> {
  const each = blocks.flatMap((block) => {
    if (block.state !== 'loaded') return [];
    const origins = registry[block.placed.name].origins as AnyOrigins | undefined;
    return origins ? [origins(block.fields, block.data)] : [];
  });
  return {
    frames: each.flatMap(({ frames = [] }) => frames),
    scripts: each.flatMap(({ scripts = [] }) => scripts),
    tiles: each.flatMap(({ tiles = [] }) => tiles),
  };
}

type AnyOrigins = (fields: unknown, data: unknown) => Origins;
