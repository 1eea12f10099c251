import { choice } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Space',
  group: 'Layout',
  help: 'Empty space between two blocks.',
};

export const fields = {
  size: choice('Size', ['small', 'medium', 'large'], { help: '24, 48 or 96 pixels; less on phones.' }),
};
