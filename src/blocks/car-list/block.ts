import { filterKeys, rangeFields } from '../../catalogue/list/list-fields.ts';
import type { Block, BlockProps, PageOutcome } from '../../sites/page-context.ts';
import { fields } from './fields.ts';
import { carListHead } from '../../catalogue/list/car-list-head.ts';
import { type CarListData, loadCarList } from '../../catalogue/list/load-car-list.ts';
import { samples } from './sample.ts';
import { CarListSection } from '../../catalogue/list/views/car-list-section.tsx';

type Props = BlockProps<typeof fields, CarListData>;

export const block = {
  fields,
  stylesheets: ['src/catalogue/list/views/stylesheet.css'],
  queryKeys: [...filterKeys, ...rangeFields, 'keyphrase', 'sortName', 'page'],
  load: loadCarList,
  outcome,
  head: ({ data, page }: Props) => carListHead(data, page),
  view: CarListSection,
  samples,
} satisfies Block<typeof fields, CarListData>;

/** Pages that somebody wrote are there whatever the stock; of all others the address decides. */
function outcome({ data, page }: Props): PageOutcome | undefined {
  if (page.wildcards.length === 0) return undefined;
  if (data.state === 'no such cars') return { kind: 'gone', alike: 'no such cars' };
  if (data.state === 'found' && data.properPath) return { kind: 'copy', of: data.properPath };
  return undefined;
}
