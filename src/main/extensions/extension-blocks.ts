import type { Block, BlockContext } from '../../content/blocks/block.ts';
import { addBlockFields } from '../../content/blocks/block-fields.ts';
import { addBlock } from '../../content/blocks/registry.ts';
import type { BlockView, Extension } from '../../extension/extension.ts';
import type { Fields } from '../../shared/platform/fields/fields.ts';
import type { LoadedExtension } from './load-extensions.ts';

/** By what pages and the studio know a block of an extension. */
export function blockName(extension: string, block: string): string {
  return `${extension}-${block}`;
}

/** What the studio and the check of content know of them. */
export function addExtensionFields({ name: extension, blocks = {} }: Extension): () => void {
  return allOf(
    Object.entries(blocks).map(([block, { fields, labels }]) =>
      addBlockFields(blockName(extension, block), { fields, labels, extension }),
    ),
  );
}

function allOf(works: readonly (() => void)[]): () => void {
  return () => {
    for (const work of works) work();
  };
}

/** Reads every view before the first block is added: an extension comes whole or not at all. Returns what removes them. */
export async function addExtensionBlocks(loaded: LoadedExtension): Promise<() => void> {
  const { extension } = loaded;
  const entries = Object.entries(extension.blocks ?? {});
  const views = await Promise.all(
    entries.map(async ([name, { fields, view }]) => {
      const { block } = (await view()) as { block?: BlockView<Fields, unknown> };
      if (typeof block?.view !== 'function')
        throw new Error(`the file of the block ${name} exports no \`block\` with a view`);
      return [blockName(extension.name, name), toBlock(fields, block, loaded)] as const;
    }),
  );
  return allOf([addExtensionFields(extension), ...views.map(([name, block]) => addBlock(name, block))]);
}

function toBlock(
  fields: Fields,
  { queryKeys, load, css, view }: BlockView<Fields, unknown>,
  { settings, log }: LoadedExtension,
): Block<Fields, unknown> {
  return {
    fields,
    view,
    ...(queryKeys && { queryKeys }),
    ...(css && { css }),
    ...(load && {
      load: (resolved, { services: _, ...context }: BlockContext) =>
        load(resolved, { ...context, settings, log }),
    }),
  };
}
