import type { PageOutcome } from '../../../shared/sites/page-context.ts';
import type { DealerPageData } from './load-dealer-page.ts';

export function dealerPageOutcome(data: DealerPageData): PageOutcome | undefined {
  if (data.state === 'found') return undefined;
  return data.state === 'not found' ? { kind: 'redirect', path: data.listPath } : { kind: 'notFound' };
}
