import type { PageOutcome } from '../../../shared/sites/page-context.ts';
import type { CarPageData } from './load-car-page.ts';
import type { Suggestions } from './suggestions.ts';

export function carPageOutcome(data: CarPageData): PageOutcome | undefined {
  switch (data.state) {
    case 'found':
      return undefined;
    case 'without slug':
      return { kind: 'redirect', path: data.path };
    case 'other slug':
      return { kind: 'rewrite', to: data.path };
    case 'sold':
      return { kind: 'notFoundWithContent', cacheKey: `sold ${data.car.id}` };
    case 'unknown':
      return { kind: 'notFoundWithContent', cacheKey: unknownCarCacheKey(data.suggestions) };
    case 'no car':
      return { kind: 'notFound' };
  }
}

/** Makes are few, so their pages are cached; any other keyphrase comes from the visitor and is not. */
function unknownCarCacheKey({ keyphrase, isMake }: Suggestions): string | undefined {
  if (keyphrase === undefined) return 'unknown';
  return isMake ? `unknown ${keyphrase}` : undefined;
}
