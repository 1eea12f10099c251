import type { Block } from '../block.ts';
import { youtubeId, youtubeOrigin } from '../youtube.ts';
import { fields } from './fields.ts';
import { VideoEmbed } from './view.tsx';

export const block = {
  fields,
  load: ({ youtubeID }, { site, path, log }) => {
    if (!youtubeId(youtubeID)) {
      log.warn({ code: 'EMBED_ID_MISSING', site: site.name, path }, 'film without an id is left out');
    }
  },
  origins: ({ youtubeID }) => (youtubeId(youtubeID) ? { frames: [youtubeOrigin] } : {}),
  view: VideoEmbed,
} satisfies Block<typeof fields>;
