export const FEEDS_PATH = '/admin/feeds';

/** The pages about feeds, as their addresses name them. */
export type FeedsRoute =
  | { page: 'list' }
  | { page: 'runs'; index: string }
  | { page: 'run'; index: string; run: string }
  | { page: FeedTab; index: string };

export const feedTabs = ['runs', 'import-wizard', 'mapping', 'quality', 'photos', 'source'] as const;
export type FeedTab = (typeof feedTabs)[number];

/** By the steps after /admin/feeds; undefined where there is no such page. */
export function parseFeedsRoute(steps: readonly string[]): FeedsRoute | undefined {
  const [index, page = 'runs', run, more] = steps.map(decoded);
  if (index === undefined) return { page: 'list' };
  if (more !== undefined) return undefined;
  if (run !== undefined) return page === 'runs' ? { page: 'run', index, run } : undefined;
  const tab = feedTabs.find((known) => known === page);
  return tab && { page: tab, index };
}

export function feedPath(index: string, tab: FeedTab = 'runs', run?: string): string {
  const steps = [index, ...(run === undefined ? (tab === 'runs' ? [] : [tab]) : ['runs', run])];
  return `${FEEDS_PATH}/${steps.map(encodeURIComponent).join('/')}`;
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
