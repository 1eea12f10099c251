import type { Clock } from '../../../shared/platform/clock.ts';

/** The slowest rendering of an address, which has no query. */
export type SlowPage = { site: string; path: string; kind: string; milliseconds: number; at: string };

const LISTED = 20;
const WINDOW_MS = 60 * 60_000;

/** The addresses that took this process longest to render within the last hour. */
export function createSlowPages(clock: Clock) {
  let slowest: SlowPage[] = [];
  return {
    pageRendered(page: Omit<SlowPage, 'at'>): void {
      const last = slowest.at(-1);
      if (
        last &&
        slowest.length >= LISTED &&
        page.milliseconds <= last.milliseconds &&
        isRecent(last, clock())
      )
        return;
      const now = clock();
      const others = slowest.filter((one) => isRecent(one, now) && !isSamePage(one, page));
      const known = slowest.find((one) => isRecent(one, now) && isSamePage(one, page));
      const slower =
        known && known.milliseconds >= page.milliseconds ? known : { ...page, at: now.toISOString() };
      slowest = [...others, slower].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, LISTED);
    },
    list: (): readonly SlowPage[] => slowest.filter((one) => isRecent(one, clock())),
  };
}

function isSamePage(one: Omit<SlowPage, 'at'>, other: Omit<SlowPage, 'at'>): boolean {
  return one.site === other.site && one.path === other.path;
}

function isRecent({ at }: SlowPage, now: Date): boolean {
  return now.getTime() - Date.parse(at) < WINDOW_MS;
}
