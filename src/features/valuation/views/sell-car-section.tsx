import { FormSection } from '../../../shared/forms/views/form-section.tsx';
import type { SellCarFormProps } from '../sell-car-props.ts';
import { island } from './sell-car-form.island.tsx';

type Props = { title: string; text: string; form: SellCarFormProps | undefined };

/** Panels above it link to #sell-form. */
export function SellCarSection({ title, text, form }: Props) {
  if (!form) return null;
  return (
    <div id="sell-form" className="sell-car">
      <FormSection title={title} titleTag="h2" text={text} form={form} island={island} />
    </div>
  );
}
