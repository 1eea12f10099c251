import type { ViewProps } from '../../../shared/sites/page-context.ts';
import type { StoryNavigationData } from '../load-story-navigation.ts';
import { NavigationRow } from './navigation-row.tsx';
import { NeighbourCards } from './neighbour-cards.tsx';

export function StoryNavigation({
  fields: block,
  data,
  page,
}: ViewProps<{ look: 'row' | 'cards'; hasMarginTop: boolean }, StoryNavigationData>) {
  if (block.look === 'cards') return <NeighbourCards {...data} texts={page.texts} />;
  return <NavigationRow {...data} texts={page.texts} shifted={block.hasMarginTop} />;
}
