import { addBlockFields } from '../../content/blocks/block-fields.ts';
import type { Extension } from '../../extension/extension.ts';
import { formBlockFields } from './form-block-fields.ts';

/** By what pages and the studio know a block of an extension. */
export function blockName(extension: string, block: string): string {
  return `${extension}-${block}`;
}

/** What the studio and the check of content know of its blocks, and of those of its forms. Returns what removes them. */
export function addExtensionFields({ name: extension, blocks = {}, forms = {} }: Extension): () => void {
  const formBlocks = Object.entries(forms).map(
    ([form, { labels }]) => [form, { fields: formBlockFields, labels }] as const,
  );
  const removals = [...Object.entries(blocks), ...formBlocks].map(([block, { fields, labels }]) =>
    addBlockFields(blockName(extension, block), { fields, labels, extension }),
  );
  return () => {
    for (const remove of removals) remove();
  };
}
