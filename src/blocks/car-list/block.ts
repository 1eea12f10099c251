import { filterKeys, rangeFields } from '../../catalogue/list/list-fields.ts';
import type { Block, BlockProps, Outcome } from '../block.ts';
import { fields } from './fields.ts';
import { headOfList } from './head.ts';
import { type CarListData, loadCarList } from './load.ts';
import { samples } from './sample.ts';
import { CarListView } from './view.tsx';

type Props = BlockProps<typeof fields, CarListData>;

export const block = {
  fields,
  stylesheets: ['src/blocks/car-list/sheet.css'],
  queryKeys: [...filterKeys, ...rangeFields, 'keyphrase', 'sortName', 'page'],
  load: loadCarList,
  outcome,
  head: ({ data, page }: Props) => headOfList(data, page),
  view: CarListView,
  samples,
} satisfies Block<typeof fields, CarListData>;

/** Pages that somebody wrote are there whatever the stock; of all others the address decides. */
function outcome({ data, page }: Props): Outcome | undefined {
  if (page.wildcards.length === 0) return undefined;
  if (data.state === 'no such cars') return { kind: 'gone', alike: 'no such cars' };
  if (data.state === 'found' && data.properPath) return { kind: 'copy', of: data.properPath };
  return undefined;
}
