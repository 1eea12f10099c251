import type { Block } from '../../sites/page-context.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { RecentlyViewedSection } from '../../catalogue/saved/views/recently-viewed-section.tsx';

export const block = {
  fields,
  stylesheets: ['src/catalogue/saved/saved.css'],
  view: RecentlyViewedSection,
  samples,
} satisfies Block<typeof fields>;
