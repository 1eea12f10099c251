import type { Block, BlockProps, Outcome } from '../block.ts';
import { fields } from './fields.ts';
import { head } from './head.ts';
import { type DealerPageData, loadDealerPage } from './load.ts';
import { samples } from './sample.ts';
import { DealerPage } from './view.tsx';

export const block = {
  fields,
  stylesheets: ['src/catalogue/views/car-row.css'],
  load: loadDealerPage,
  outcome,
  head,
  view: DealerPage,
  samples,
} satisfies Block<typeof fields, DealerPageData>;

function outcome({ data }: BlockProps<typeof fields, DealerPageData>): Outcome | undefined {
  if (data.state === 'found') return undefined;
  return data.state === 'not found' ? { kind: 'elsewhere', path: data.listPath } : { kind: 'nowhere' };
}
