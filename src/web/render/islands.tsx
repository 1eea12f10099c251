import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  IslandBoundary,
  type IslandRegistry,
  islandMarker,
  type RegisteredIsland,
} from '../../shared/ui/island.tsx';
import { type PageStyles, PageStylesProvider } from '../../shared/ui/page-styles.tsx';

/** The islands of one section; their ids carry the section's name, so that they never meet another's. */
export type IslandCollector = IslandRegistry & { placed: RegisteredIsland[] };

export function islandCollector(section: string): IslandCollector {
  const placed: RegisteredIsland[] = [];
  return {
    placed,
    prefixFor: (definition, props) => {
      const prefix = `${section}-${definition.name}-${placed.length}-`;
      placed.push({ definition, props, prefix });
      return prefix;
    },
  };
}

/** Each island is rendered as a root of its own, as the browser will hydrate it, then put where its marker is. */
export function fillIslands(html: string, placed: readonly RegisteredIsland[], styles: PageStyles): string {
  return placed.reduce((page, { definition, props, prefix }) => {
    const island = <IslandBoundary>{createElement(definition.component as never, props)}</IslandBoundary>;
    const inner = renderToString(<PageStylesProvider styles={styles}>{island}</PageStylesProvider>, {
      identifierPrefix: prefix,
    });
    return page.replace(islandMarker(prefix), () => inner);
  }, html);
}
