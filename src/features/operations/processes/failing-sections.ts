import type { Clock } from '../../../shared/platform/clock.ts';

/** A section of a page that shows its fallback, until the page is rendered without. */
export type FailingSection = {
  site: string;
  path: string;
  block: string;
  code: string;
  since: string;
  count: number;
};

const MAX_SECTIONS = 50;

type Page = { site: string; path: string };
type Failure = { block: string; code: string };

/** What fails now on the pages that this process renders. */
export function createFailingSections(clock: Clock) {
  const sections = new Map<string, FailingSection>();
  return {
    pageRendered({ site, path }: Page, failures: readonly Failure[]): void {
      if (failures.length === 0 && sections.size === 0) return;
      const blocks = new Set(failures.map(({ block }) => block));
      for (const [key, section] of sections)
        if (section.site === site && section.path === path && !blocks.has(section.block))
          sections.delete(key);
      for (const { block, code } of failures) {
        const key = JSON.stringify([site, path, block]);
        const known = sections.get(key);
        if (!known && sections.size >= MAX_SECTIONS) continue;
        const since = known?.since ?? clock().toISOString();
        sections.set(key, { site, path, block, code, since, count: (known?.count ?? 0) + 1 });
      }
    },
    list: (): readonly FailingSection[] => [...sections.values()],
  };
}
