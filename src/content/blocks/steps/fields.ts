import { choice, list, longText, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Steps',
  group: 'Words',
  help: 'How something goes, in numbered steps.',
};

export const fields = {
  title: longText('Heading', { help: 'A new line here is a new line on the page.' }),
  titleSize: choice('Size of the heading', ['large', 'section']),
  text: text('Text', { max: 600 }),
  tone: choice('Ground', ['dark', 'light']),
  steps: list('Steps', { title: text('Title'), text: text('Text', { max: 400 }) }, { max: 8 }),
};
