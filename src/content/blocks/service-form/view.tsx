import type { DeclaredFormProps } from '../../../shared/forms/declared-form-props.ts';
import { FormSection } from '../../../shared/forms/views/form-section.tsx';
import type { BlockProps } from '../block.ts';
import type { fields as declared } from './fields.ts';

export function ServiceForm({ fields, data, page }: BlockProps<typeof declared, DeclaredFormProps>) {
  const { vehicle, title, titleTag, text } = fields;
  const ownTitle = page.texts(vehicle === 'Motorcycles' ? 'serviceFormTitleMC' : 'serviceFormTitle');
  return <FormSection title={title || ownTitle} titleTag={titleTag} text={text} form={data} />;
}
