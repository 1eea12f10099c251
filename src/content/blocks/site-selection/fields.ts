import { link, list, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Chosen dealerships',
  group: 'Places',
  help: 'Up to four dealerships as cards.',
};

export const fields = {
  title: text('Heading'),
  text: text('Text', { max: 400 }),
  sites: list(
    'Dealerships',
    { slug: text('Slug', { help: 'The last part of the dealership’s address.' }) },
    { max: 12, help: 'The first four are shown, in this order.' },
  ),
  link: link('Link', { help: 'Such as the way to all dealerships.' }),
};
