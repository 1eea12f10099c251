import type { Block, BlockContext } from '../../content/blocks/block.ts';
import { addBlock } from '../../content/blocks/registry.ts';
import type { BlockDeclaration, BlockView } from '../../extension/extension.ts';
import type { DeclaredForm } from '../../features/leads/declared-forms/declare-form.ts';
import type { Fields } from '../../shared/platform/fields/fields.ts';
import { addExtensionFields, blockName } from './extension-fields.ts';
import { formBlock } from './form-block.tsx';
import type { LoadedExtension } from './loaded-extension.ts';

/** Reads every view before the first block is added: an extension comes whole or not at all. Returns what removes them. */
export async function addExtensionBlocks(
  loaded: LoadedExtension,
  forms: Readonly<Record<string, DeclaredForm>>,
): Promise<() => void> {
  const { extension } = loaded;
  const entries = Object.entries(extension.blocks ?? {});
  const views = await Promise.all(
    entries.map(async ([name, declared]) => {
      const { block } = (await declared.view()) as { block?: BlockView<Fields, unknown> };
      if (typeof block?.view !== 'function')
        throw new Error(`the file of the block ${name} exports no \`block\` with a view`);
      return [blockName(extension.name, name), toBlock(declared, block, loaded)] as const;
    }),
  );
  const removals = [
    addExtensionFields(extension),
    ...views.map(([name, block]) => addBlock(name, block)),
    ...Object.entries(forms).map(([name, form]) =>
      addBlock(blockName(extension.name, name), formBlock(form)),
    ),
  ];
  return () => {
    for (const remove of removals) remove();
  };
}

function toBlock(
  { fields, samples }: BlockDeclaration<Fields, unknown>,
  { queryKeys, load, css, view }: BlockView<Fields, unknown>,
  { settings, log }: LoadedExtension,
): Block<Fields, unknown> {
  return {
    fields,
    samples,
    view,
    ...(queryKeys && { queryKeys }),
    ...(css && { css }),
    ...(load && {
      load: (resolved, { services: _, ...context }: BlockContext) =>
        load(resolved, { ...context, settings, log }),
    }),
  };
}
