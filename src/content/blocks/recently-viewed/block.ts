import { RecentlyViewedSection } from '../../../features/cars/saved/views/recently-viewed-section.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';

export const block = {
  fields,
  stylesheets: ['src/features/cars/saved/saved.css'],
  view: RecentlyViewedSection,
} satisfies Block<typeof fields>;
