import { choice, link, list, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Business tiles',
  group: 'Cards and rows',
  help: 'The businesses of the group, each tile in its own colours and type.',
};

/** The themes a tile may have: those of businesses, not the brand designs of single pages. */
export const tileThemes = [
  'solvik',
  'carstore',
  'charging',
  'trucks',
  'finance',
  'auction',
  'kits',
  'bistro',
  'group',
] as const;

export const fields = {
  title: text('Heading'),
  text: text('Text', { max: 400 }),
  tiles: list(
    'Tiles',
    {
      theme: choice('Theme', tileThemes),
      ground: choice('Ground', ['brand', 'accent', 'dark']),
      name: text('Name'),
      text: text('What it does'),
      figure: text('Figure', { help: 'Such as 41 sites.' }),
      link: link('Link'),
    },
    { max: 12 },
  ),
};
