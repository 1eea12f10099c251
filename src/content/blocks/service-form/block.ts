import { buildDeclaredForm } from '../../../features/forms/declared/build-declared-form.ts';
import type { DeclaredFormProps } from '../../../features/forms/declared/declared-form-props.ts';
import { motorcycleServiceForm, serviceForm } from '../../../features/forms/service-form/service-form.ts';
import { createStock } from '../../../features/leads/stock.ts';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { ServiceForm } from './view.tsx';

export const block = {
  fields,
  stylesheets: ['src/features/forms/declared/views/declared-form.css'],
  load: ({ vehicle, newsletterOptional }, context): Promise<DeclaredFormProps> =>
    buildDeclaredForm(
      vehicle === 'Motorcycles' ? motorcycleServiceForm : serviceForm,
      context,
      { stock: createStock(context.services), tokens: context.services.formTokens },
      newsletterOptional ? ['newsletter'] : [],
    ),
  view: ServiceForm,
} satisfies Block<typeof fields, DeclaredFormProps>;
