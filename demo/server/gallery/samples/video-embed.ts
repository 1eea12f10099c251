import type { fields } from '../../../../src/content/blocks/video-embed/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'behind its poster': {
    youtubeID: 'aqz-KE-bpKQ',
    title: 'A day in the workshop',
    poster: { media: 'scenes/workshop', alt: 'A car on the lift in the workshop' },
    hasControlBar: true,
    caption: 'From the first key at six to the last at five. Four minutes.',
  },
} satisfies Record<string, Authored<typeof fields>>;
