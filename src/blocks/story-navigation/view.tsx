import type { BlockProps } from '../block.ts';
import { NeighbourCards } from './cards.tsx';
import type { fields } from './fields.ts';
import type { StoryNavigationData } from './load.ts';
import { NavigationRow } from './row.tsx';

export function StoryNavigation({
  fields: block,
  data,
  page,
}: BlockProps<typeof fields, StoryNavigationData>) {
  if (block.look === 'cards') return <NeighbourCards {...data} texts={page.texts} />;
  return <NavigationRow {...data} texts={page.texts} shifted={block.hasMarginTop} />;
}
