import { loadSellCarForm } from '../../../features/leads/sell-car/load-sell-car-form.ts';
import type { SellCarFormProps } from '../../../features/leads/sell-car/sell-car-props.ts';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { SellCarBlock } from './view.tsx';

export const block = {
  fields,
  stylesheets: [
    'src/features/leads/views/declared-form.css',
    'src/features/leads/sell-car/views/sell-car.css',
  ],
  load: (_, context) => loadSellCarForm(context),
  view: SellCarBlock,
  samples,
} satisfies Block<typeof fields, SellCarFormProps | undefined>;
