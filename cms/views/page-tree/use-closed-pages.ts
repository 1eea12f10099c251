'use client';

import { useMemo, useState } from 'react';
import { buildPageTree, visibleNodes } from './build-page-tree.ts';
import type { OverviewPage } from './site-pages.ts';

const LEVELS_OPEN = 2;

/** Large trees start with the home page and its children visible. */
export function useClosedPages(pages: readonly OverviewPage[]) {
  const parents = useMemo(
    () => [...new Set(pages.flatMap(({ parent }) => parent ?? []).map(String))],
    [pages],
  );
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => {
    const deep = visibleNodes(buildPageTree(pages), () => true).filter(({ level }) => level >= LEVELS_OPEN);
    return new Set(pages.length > 40 ? deep.map(({ page }) => String(page.id)) : []);
  });
  return {
    closed,
    toggle: (id: number | string) =>
      setClosed((before) => {
        const after = new Set(before);
        if (!after.delete(String(id))) after.add(String(id));
        return after;
      }),
    open: () => setClosed(new Set()),
    close: () => setClosed(new Set(parents)),
  };
}
