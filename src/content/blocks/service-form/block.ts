import { buildDeclaredForm } from '../../../features/leads/declared-forms/build-declared-form.ts';
import { motorcycleServiceForm, serviceForm } from '../../../features/leads/service-form/service-form.ts';
import { createStock } from '../../../features/leads/stock.ts';
import type { DeclaredFormProps } from '../../../shared/forms/declared-form-props.ts';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { ServiceForm } from './view.tsx';

export const block = {
  fields,
  stylesheets: ['src/shared/forms/views/declared-form.css'],
  load: ({ vehicle, newsletterOptional }, context): Promise<DeclaredFormProps> =>
    buildDeclaredForm(
      vehicle === 'Motorcycles' ? motorcycleServiceForm : serviceForm,
      context,
      { stock: createStock(context.services), tokens: context.services.formTokens },
      newsletterOptional ? ['newsletter'] : [],
    ),
  view: ServiceForm,
} satisfies Block<typeof fields, DeclaredFormProps>;
