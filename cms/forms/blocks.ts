import type { Block } from 'payload';
import {
  type BlockName,
  blockFields,
  blockLabels,
  extensionOfBlock,
} from '../../src/content/blocks/block-fields.ts';
import type { BlockLabels } from '../../src/content/blocks/block-labels.ts';
import { addTexts } from '../../src/content/publishing/built-in-texts.ts';
import { addExtensionFields } from '../../src/main/extensions/extension-fields.ts';
import type { Fields } from '../../src/shared/platform/fields/fields.ts';
import { providedExtensions } from '../extensions/provided-extensions.ts';
import { toStudioFields } from './to-studio-fields.ts';

for (const extension of providedExtensions()) {
  addExtensionFields(extension);
  addTexts(extension.name, extension.texts ?? {});
}

/** Every block that editors build pages from, made from the blocks' own declarations. */
export const studioBlocks: Block[] = Object.entries(blockFields).map(([name, fields]) =>
  toStudioBlock(name, fields, blockLabels[name as BlockName]),
);

export const blockNames = studioBlocks.map(({ slug }) => slug);

export function toStudioBlock(name: string, fields: Fields, { label, group, help }: BlockLabels): Block {
  return {
    slug: name,
    labels: { singular: label, plural: label },
    admin: {
      group,
      custom: { help },
      components: { Label: '/components/rows/block-label.tsx#BlockLabel' },
      // The name of the block is beside the picture; those of extensions have none.
      ...(!extensionOfBlock(name) && {
        images: { thumbnail: { url: `/admin/api/block-pictures/${name}.webp`, alt: '' } },
      }),
    },
    fields: toStudioFields(fields),
  };
}
