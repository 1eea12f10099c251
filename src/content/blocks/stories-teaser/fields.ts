import { choice, link, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Stories teaser',
  group: 'Stories',
  help: 'The three latest stories and a way to all of them.',
};

export const fields = {
  title: text('Heading'),
  layout: choice('Layout', ['Variant 1', 'Variant 2'], {
    help: 'Variant 1: three beside each other. Variant 2: stacked, picture beside the words.',
  }),
  buttonType: choice('Look of the button', ['Secondary', 'Primary', 'Ghost', 'Ghost Contrast']),
  storiesIndexPage: link('Stories index page', {
    help: 'Whose stories are shown and where the button leads. Empty: all stories, and the index they lie under.',
  }),
};
