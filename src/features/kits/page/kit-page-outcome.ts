import type { PageOutcome } from '../../../shared/sites/page-context.ts';
import type { KitPageData } from './load-kit-page.ts';

export function kitPageOutcome(data: KitPageData): PageOutcome | undefined {
  switch (data.state) {
    case 'found':
      return undefined;
    case 'without slug':
      return { kind: 'redirect', path: data.path };
    case 'other slug':
      return { kind: 'rewrite', to: data.path };
    case 'missing':
      // Of unknown kits there are endlessly many, so only those that were once sold are cached.
      return { kind: 'notFoundWithContent', ...(data.kit && { cacheKey: `kit ${data.kit.id}` }) };
  }
}
