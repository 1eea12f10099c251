import { link, list, media, text } from '../../platform/fields/fields.ts';

export const fields = {
  heading: text('Heading'),
  brands: list(
    'Brands',
    { logo: media('Logo'), name: text('Name'), link: link('Link') },
    { max: 20, help: 'Without a logo the name is set in type.' },
  ),
};
