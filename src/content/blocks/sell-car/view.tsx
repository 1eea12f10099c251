import type { SellCarFormProps } from '../../../features/valuation/sell-car-props.ts';
import { SellCarSection } from '../../../features/valuation/views/sell-car-section.tsx';
import type { BlockProps } from '../block.ts';
import type { fields as declared } from './fields.ts';

export function SellCarBlock({
  fields,
  data,
  page,
}: BlockProps<typeof declared, SellCarFormProps | undefined>) {
  return <SellCarSection title={fields.title || page.texts('sellTitle')} text={fields.text} form={data} />;
}
