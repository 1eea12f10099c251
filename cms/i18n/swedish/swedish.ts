import { blockFields } from './block-fields.ts';
import { blockHelp } from './block-help.ts';
import { blocks } from './blocks.ts';
import { choices } from './choices.ts';
import { collections } from './collections.ts';
import { errorMessages } from './error-messages.ts';
import { forms } from './forms.ts';
import { settings } from './settings.ts';
import { themes } from './themes.ts';

/** The Swedish words for the English ones that collections, fields and blocks are declared with. */
export const swedish: Readonly<Record<string, string>> = {
  ...collections,
  ...settings,
  ...themes,
  ...choices,
  ...blocks,
  ...blockFields,
  ...blockHelp,
  ...forms,
  ...errorMessages,
};
