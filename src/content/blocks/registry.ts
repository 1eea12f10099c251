import type { Fields } from '../../shared/platform/fields/fields.ts';
import * as blocks from './all-blocks.ts';
import type { Block } from './block.ts';
import type { BlockFields, BlockName } from './block-fields.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a block loads is known to the block alone
type Registry = { readonly [Name in BlockName]: Block<BlockFields[Name], any> };

/** Every block with its view. A block whose view does not fit its fields does not compile here. */
export const registry: Registry = { ...blocks };

/** The view of a block of an extension, whose fields were added before (block-fields.ts). Returns what removes it. */
// biome-ignore lint/suspicious/noExplicitAny: its data is known to the block alone
export function addBlock(name: string, block: Block<Fields, any>): () => void {
  Object.assign(registry, { [name]: block });
  return () => void Reflect.deleteProperty(registry, name);
}
