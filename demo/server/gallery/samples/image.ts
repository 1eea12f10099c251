import type { fields } from '../../../../src/content/blocks/image/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

const image = { media: 'scenes/coast-dusk', alt: 'A green SUV on the coast road at dusk' };
const caption = 'A quarter past six, two degrees, 71 per cent left in the battery.';

export const samples = {
  'as wide as text': { image, caption },
  'as wide as the page': { image, caption, width: 'wide' },
  'to the edges': { image, caption, width: 'full' },
} satisfies Record<string, Authored<typeof fields>>;
