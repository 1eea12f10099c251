import type { DeclaredFormProps } from '../../../features/forms/declared/declared-form-props.ts';
import { FormSection } from '../../../features/forms/declared/views/form-section.tsx';
import type { BlockProps } from '../block.ts';
import type { fields as declared } from './fields.ts';

export function ServiceForm({ fields, data, page }: BlockProps<typeof declared, DeclaredFormProps>) {
  const { vehicle, title, titleTag, text } = fields;
  const ownTitle = page.texts(vehicle === 'Motorcycles' ? 'serviceFormTitleMC' : 'serviceFormTitle');
  return <FormSection title={title || ownTitle} titleTag={titleTag} text={text} form={data} />;
}
