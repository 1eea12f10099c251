import { flag, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Publish info',
  group: 'Stories',
  help: 'Who wrote the story and when it was published.',
};

export const fields = {
  author: text('Author', { help: 'Empty: the author of the story.' }),
  hasMarginTop: flag('Space above'),
};
