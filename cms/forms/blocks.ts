import type { Block } from 'payload';
import { type BlockName, blockFields, blockLabels } from '../../src/content/blocks/block-fields.ts';
import type { BlockLabels } from '../../src/content/blocks/block-labels.ts';
import type { Fields } from '../../src/shared/platform/fields/fields.ts';
import { toStudioFields } from './to-studio-fields.ts';

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
      // The name of the block is beside the picture.
      images: { thumbnail: { url: `/admin/api/block-pictures/${name}.webp`, alt: '' } },
    },
    fields: toStudioFields(fields),
  };
}
