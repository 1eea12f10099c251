import type { PageContext, PageOutcome } from '../../../shared/sites/page-context.ts';
import type { CarListData } from './load-car-list.ts';

/** Published pages exist whatever the stock; for wildcard pages the address decides. */
export function carListOutcome(
  data: CarListData,
  { wildcards }: Pick<PageContext, 'wildcards'>,
): PageOutcome | undefined {
  if (wildcards.length === 0) return undefined;
  if (data.state === 'no such cars') return { kind: 'notFoundWithContent', cacheKey: 'no such cars' };
  if (data.state === 'found by words') return { kind: 'redirect', path: data.path };
  if (data.state === 'found' && data.canonicalPath) return { kind: 'rewrite', to: data.canonicalPath };
  return undefined;
}
