import { RecentlyViewed } from '../../catalogue/saved/views/recently-viewed.tsx';
import type { BlockProps } from '../block.ts';
import type { fields } from './fields.ts';

export function RecentlyViewedBlock({ fields: { title }, page }: BlockProps<typeof fields>) {
  const { site, texts, language } = page;
  return site.indices.cars ? <RecentlyViewed title={title} texts={texts} language={language} /> : null;
}
