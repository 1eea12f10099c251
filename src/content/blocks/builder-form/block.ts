import { type FormFrame, formFrame } from '../../../features/editor-forms/form-providers.ts';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { BuilderForm } from './view.tsx';

export const block = {
  fields,
  stylesheets: ['src/features/editor-forms/views/editor-forms.css'],
  load: ({ formUrl }, { services, log, site, path }): FormFrame | undefined => {
    const frame = formUrl ? formFrame(formUrl, services.forms) : undefined;
    if (formUrl && !frame)
      log.warn({ code: 'FORM_ADDRESS_REFUSED', site: site.name, path }, 'not a form of the chosen provider');
    return frame;
  },
  origins: (_, frame) => (frame ? { frames: [frame.origin ?? "'self'"] } : {}),
  view: BuilderForm,
} satisfies Block<typeof fields, FormFrame | undefined>;
