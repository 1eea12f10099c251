import * as blocks from './all-blocks.ts';
import type { Block } from './block.ts';
import type { BlockFields, BlockName } from './block-fields.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a block loads is known to the block alone
type Registry = { readonly [Name in BlockName]: Block<BlockFields[Name], any> };

/** Every block with its view. A block whose view does not fit its fields does not compile here. */
export const registry: Registry = blocks;
