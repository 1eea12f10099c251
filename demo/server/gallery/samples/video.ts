import type { fields } from '../../../../src/content/blocks/video/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'a film with a poster': {
    title: 'An evening by the coast.',
    video: { media: 'videos/coast' },
    videoPhone: { media: 'videos/coast-phone' },
    poster: { media: 'scenes/coast-dusk', alt: 'A car on the coast road at dusk' },
    autoplay: true,
    loop: true,
    hasSound: true,
    caption: 'The road between Fiskebäck and the lighthouse, a Thursday in October.',
  },
} satisfies Record<string, Authored<typeof fields>>;
