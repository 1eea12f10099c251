import { link, list, media, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Brands in a row',
  group: 'Cards and rows',
  help: 'The makes a site sells, as a row of logos.',
};

export const fields = {
  heading: text('Heading'),
  brands: list(
    'Brands',
    { logo: media('Logo'), name: text('Name'), link: link('Link') },
    { max: 20, help: 'Without a logo the name is set in type.' },
  ),
};
