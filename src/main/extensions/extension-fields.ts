import { addBlockFields } from '../../content/blocks/block-fields.ts';
import type { Extension } from '../../extension/extension.ts';

/** By what pages and the studio know a block of an extension. */
export function blockName(extension: string, block: string): string {
  return `${extension}-${block}`;
}

/** What the studio and the check of content know of its blocks. Returns what removes them. */
export function addExtensionFields({ name: extension, blocks = {} }: Extension): () => void {
  const removals = Object.entries(blocks).map(([block, { fields, labels }]) =>
    addBlockFields(blockName(extension, block), { fields, labels, extension }),
  );
  return () => {
    for (const remove of removals) remove();
  };
}
