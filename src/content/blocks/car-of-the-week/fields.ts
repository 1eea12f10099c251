import { link, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Car of the week',
  group: 'Cars',
  help: 'The cars that the stock marks as cars of the week, one large at a time.',
};

export const fields = {
  title: text('Heading', { help: 'Such as Car of the week. Which cars these are is marked in the stock.' }),
  link: link('Link', { help: 'Such as the way to all cars.' }),
};
