import { choice, link, list, longText, media, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Sell panel',
  group: 'Words',
  help: 'The loud panel: what to do with the car you have.',
};

export const fields = {
  title: text('Heading'),
  titleTag: choice('Heading level', ['h2', 'h1'], { help: 'h1 only when the panel opens the page.' }),
  text: longText('Text'),
  image: media('Car', { help: 'A cut-out with its own shadow, on a transparent ground.' }),
  tone: choice('Ground', ['accent', 'brand', 'dark']),
  link: link('Button'),
  secondLink: link('Second button', { help: 'Often a telephone number.' }),
  steps: list('Steps', { title: text('Step'), text: text('How long it takes') }, { max: 4 }),
};
