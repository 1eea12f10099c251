import { embeddedFormBuilder } from '../features/editor-forms/adapters/embedded-form-builder.ts';
import { remoteFormBuilder } from '../features/editor-forms/adapters/remote-form-builder.ts';
import type { FormBuilder } from '../features/editor-forms/form-builder.ts';
import { EMBEDDED_MARKETING_SCRIPT, type FormProviders } from '../features/editor-forms/form-providers.ts';
import type { FormStore } from '../features/editor-forms/form-store.ts';
import type { Settings } from '../shared/platform/env.ts';

type Chosen = Pick<Settings, 'formBuilder' | 'marketingForms'>;

/** Where forms come from: the providers in the settings, or the embedded ones. */
export function formProviders({ formBuilder, marketingForms }: Chosen): FormProviders {
  const script = marketingForms?.script ?? EMBEDDED_MARKETING_SCRIPT;
  return {
    builder: { origin: formBuilder?.origin },
    marketing: {
      script,
      portalId: marketingForms?.portalId ?? '',
      origin: marketingForms && new URL(script).origin,
    },
  };
}

export function openFormBuilder({ formBuilder }: Chosen, store: FormStore): FormBuilder {
  return formBuilder ? remoteFormBuilder(formBuilder) : embeddedFormBuilder(store);
}
