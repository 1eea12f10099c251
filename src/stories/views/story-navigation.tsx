import type { BlockProps } from '../../blocks/block.ts';
import type { fields } from '../../blocks/story-navigation/fields.ts';
import type { StoryNavigationData } from '../load-story-navigation.ts';
import { NavigationRow } from './navigation-row.tsx';
import { NeighbourCards } from './neighbour-cards.tsx';

export function StoryNavigation({
  fields: block,
  data,
  page,
}: BlockProps<typeof fields, StoryNavigationData>) {
  if (block.look === 'cards') return <NeighbourCards {...data} texts={page.texts} />;
  return <NavigationRow {...data} texts={page.texts} shifted={block.hasMarginTop} />;
}
