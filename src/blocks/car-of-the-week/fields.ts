import { link, text } from '../../platform/fields/fields.ts';

export const fields = {
  title: text('Heading', { help: 'Such as Car of the week. Which cars these are is marked in the stock.' }),
  link: link('Link', { help: 'Such as the way to all cars.' }),
};
