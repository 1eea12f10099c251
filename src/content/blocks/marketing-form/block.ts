import type { FormProviders } from '../../../features/editor-forms/form-providers.ts';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { MarketingForm } from './view.tsx';

export const block = {
  fields,
  stylesheets: ['src/features/editor-forms/views/editor-forms.css'],
  load: (_, { services }): FormProviders['marketing'] => services.forms.marketing,
  /** Our own form is an iframe; another provider brings its script, which may use frames as well. */
  origins: (_, { origin }) => (origin ? { scripts: [origin], frames: [origin] } : { frames: ["'self'"] }),
  view: MarketingForm,
} satisfies Block<typeof fields, FormProviders['marketing']>;
