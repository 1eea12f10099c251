import type { ViewProps } from '../../../../shared/sites/page-context.ts';
import { RecentlyViewed } from './recently-viewed.tsx';

export function RecentlyViewedSection({ fields: { title }, page }: ViewProps<{ title: string }>) {
  const { site, texts, language } = page;
  return site.indices.cars ? <RecentlyViewed title={title} texts={texts} language={language} /> : null;
}
