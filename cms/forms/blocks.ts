import type { Block } from 'payload';
import { type BlockName, blockFields } from '../../src/blocks/block-fields.ts';
import { blockLabels } from '../../src/blocks/block-labels.ts';
import { toStudioFields } from './to-studio-fields.ts';

/** Every block that editors build pages from, made from the rooms' own declarations. */
export const studioBlocks: Block[] = Object.entries(blockFields).map(([name, fields]) => {
  const { label, group, help } = blockLabels[name as BlockName];
  return {
    slug: name,
    labels: { singular: label, plural: label },
    admin: {
      group,
      custom: { help },
      components: { Label: '/components/rows/block-label.tsx#BlockLabel' },
      images: { thumbnail: { url: `/admin/api/block-pictures/${name}.webp`, alt: help } },
    },
    fields: toStudioFields(fields),
  };
});

export const blockNames = studioBlocks.map(({ slug }) => slug);
