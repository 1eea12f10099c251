import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  'behind its poster': {
    youtubeID: 'aqz-KE-bpKQ',
    title: 'A day in the workshop',
    poster: { media: 'scenes/workshop', alt: 'A car on the lift in the workshop' },
    hasControlBar: true,
    caption: 'From the first key at six to the last at five. Four minutes.',
  },
} satisfies Record<string, Authored<typeof fields>>;
