import type { Block } from '../block.ts';
import { youtubeId, youtubeOrigin } from '../youtube.ts';
import { fields } from './fields.ts';
import { Blurb, isEmpty } from './view.tsx';

export const block = {
  fields,
  load: (blurb, { site, path, log }) => {
    if (isEmpty(blurb)) {
      log.warn({ code: 'BLURB_FIELDS_MISSING', site: site.name, path }, 'blurb without words is left out');
    }
  },
  origins: ({ youtubeID }) => (youtubeId(youtubeID) ? { frames: [youtubeOrigin] } : {}),
  view: Blurb,
} satisfies Block<typeof fields>;
