import type { Block, BlockProps, PageOutcome } from '../../sites/page-context.ts';
import { fields } from './fields.ts';
import { dealerPageHead } from '../../dealers/page/dealer-page-head.ts';
import { type DealerPageData, loadDealerPage } from '../../dealers/page/load-dealer-page.ts';
import { samples } from './sample.ts';
import { DealerPage } from '../../dealers/page/views/dealer-page.tsx';

export const block = {
  fields,
  stylesheets: ['src/catalogue/views/car-row.css'],
  load: loadDealerPage,
  outcome,
  head: dealerPageHead,
  view: DealerPage,
  samples,
} satisfies Block<typeof fields, DealerPageData>;

function outcome({ data }: BlockProps<typeof fields, DealerPageData>): PageOutcome | undefined {
  if (data.state === 'found') return undefined;
  return data.state === 'not found' ? { kind: 'elsewhere', path: data.listPath } : { kind: 'nowhere' };
}
