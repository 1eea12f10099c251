import { choice, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Stories list',
  group: 'Stories',
  help: 'All stories below this page, newest first, with tags to choose from.',
};

const help = 'The settings of the stories index hold unless the list says otherwise.';

export const fields = {
  title: text('Heading'),
  titleTag: choice('Heading level', ['h1', 'h2'], { help: 'h1 once a page, on its first block.' }),
  lead: text('Introduction', { max: 400 }),
  highlightLatestStory: choice('The latest story is large', ['as the index', 'yes', 'no'], { help }),
  showDates: choice('Dates on cards', ['as the index', 'yes', 'no'], { help }),
  layout: choice('Layout', ['as the index', 'Variant 1', 'Variant 2'], {
    help: 'Variant 1: two columns. Variant 2: one column, picture beside the words.',
  }),
  tags: text('Tags to choose from', {
    max: 2000,
    help: 'Ids as {road}|{people}, in this order. Empty: all tags of the index.',
  }),
};
