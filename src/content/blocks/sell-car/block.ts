import { loadSellCarForm } from '../../../features/valuation/load-sell-car-form.ts';
import type { SellCarFormProps } from '../../../features/valuation/sell-car-props.ts';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { SellCarBlock } from './view.tsx';

export const block = {
  fields,
  stylesheets: ['src/shared/forms/views/declared-form.css', 'src/features/valuation/views/sell-car.css'],
  load: (_, context) => loadSellCarForm(context),
  view: SellCarBlock,
} satisfies Block<typeof fields, SellCarFormProps | undefined>;
