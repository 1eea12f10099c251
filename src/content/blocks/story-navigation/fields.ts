import { choice, flag } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Story navigation',
  group: 'Stories',
  help: 'Back to all stories, and to the ones before and after.',
};

export const fields = {
  look: choice('Look', ['row', 'cards'], {
    help: 'Row: above the article, with the way back. Cards: below it, with the neighbours’ pictures and titles.',
  }),
  hasMarginTop: flag('Space above', { help: 'For pages whose header floats over the first block.' }),
};
