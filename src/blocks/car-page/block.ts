import { carTitle } from '../../catalogue/car-name.ts';
import type { Block, BlockProps, HeadPart, PageOutcome } from '../../sites/page-context.ts';
import { fields } from './fields.ts';
import { carPageHead } from '../../catalogue/car-page/car-page-head.ts';
import { type CarPageData, loadCarPage } from '../../catalogue/car-page/load-car-page.ts';
import { samples } from './sample.ts';
import { CarPage } from '../../catalogue/car-page/views/car-page.tsx';

type Props = BlockProps<typeof fields, CarPageData>;

export const block = {
  fields,
  stylesheets: ['src/catalogue/car-page/views/stylesheet.css'],
  load: loadCarPage,
  outcome,
  head,
  view: CarPage,
  samples,
} satisfies Block<typeof fields, CarPageData>;

function outcome({ data }: Props): PageOutcome | undefined {
  switch (data.state) {
    case 'found':
      return undefined;
    case 'without slug':
      return { kind: 'elsewhere', path: data.path };
    case 'other slug':
      return { kind: 'copy', of: data.path };
    case 'sold':
      return { kind: 'gone', alike: `sold ${data.car.car_id}` };
    case 'unknown':
      return { kind: 'gone', alike: sharedBy(data.suggestions) };
    case 'no car':
      return { kind: 'nowhere' };
  }
}

/** Makes are few, so their pages can be kept; a button to any other word is made for that visitor alone. */
function sharedBy({ keyphrase, isMake }: { keyphrase: string | undefined; isMake: boolean }) {
  if (keyphrase === undefined) return 'unknown';
  return isMake ? `unknown ${keyphrase}` : undefined;
}

function head(props: Props): HeadPart {
  const { data, page } = props;
  if (data.state === 'found') return carPageHead(data, page);
  if (data.state === 'sold') return { title: `${page.texts('carSoldHeading')}: ${carTitle(data.car)}` };
  return { title: page.texts('carDetailNotFoundHeading') };
}
