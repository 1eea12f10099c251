import { RecentlyViewed } from './recently-viewed.tsx';
import type { BlockProps } from '../../../sites/page-context.ts';
import type { fields } from '../../../blocks/recently-viewed/fields.ts';

export function RecentlyViewedSection({ fields: { title }, page }: BlockProps<typeof fields>) {
  const { site, texts, language } = page;
  return site.indices.cars ? <RecentlyViewed title={title} texts={texts} language={language} /> : null;
}
