import type { Authored } from '../../platform/fields/fields.ts';
import type { fields } from './fields.ts';

const image = { media: 'pictures/solvik/story-coast-wide', alt: 'An estate car by a still fjord at dawn' };
const caption = 'A quarter past six, two degrees, 71 per cent left in the battery.';

export const samples = {
  'as wide as text': { image, caption },
  'as wide as the page': { image, caption, width: 'wide' },
  'to the edges': { image, caption, width: 'full' },
} satisfies Record<string, Authored<typeof fields>>;
