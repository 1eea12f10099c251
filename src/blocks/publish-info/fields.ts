import { flag, text } from '../../platform/fields/fields.ts';

export const fields = {
  author: text('Author', { help: 'Empty: the author of the story.' }),
  hasMarginTop: flag('Space above'),
};
