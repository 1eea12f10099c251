import type { Feature } from '../../shared/feature.ts';

export const storiesFeature: Feature = {
  name: 'stories',
  about: 'stories: order, tags, cursors, neighbours',
};
