import { choice, dateTime, link, media, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';
import { titleTag } from '../common-fields.ts';

export const labels: BlockLabels = {
  label: 'Countdown',
  group: 'Words',
  help: 'Days, hours, minutes and seconds until something begins or ends.',
};

export const fields = {
  title: text('Heading'),
  titleTag,
  text: text('Text', { max: 400 }),
  target: dateTime('Counts down to', {
    help: 'As the clock on the wall shows it where the site is at home. Empty: the block shows nothing.',
  }),
  textAfter: text('Text when the time has come', { max: 400, help: 'Empty: the text stays.' }),
  link: link('Button'),
  buttonType: choice('Look of the button', ['Accent', 'Light', 'Primary', 'Secondary', 'Ghost Contrast']),
  background: choice('Background', ['brand', 'ink', 'stage', 'paper']),
  image: media('Picture', { help: 'Fills the right half on wide screens.' }),
};
