import { choice, flag } from '../../platform/fields/fields.ts';

export const fields = {
  look: choice('Look', ['row', 'cards'], {
    help: 'Row: above the article, with the way back. Cards: below it, with the neighbours’ pictures and titles.',
  }),
  hasMarginTop: flag('Space above', { help: 'For pages whose header floats over the first block.' }),
};
