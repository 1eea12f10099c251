import type { FormBuilder } from '../form-builder.ts';
import type { FormStore } from '../form-store.ts';

/** The house's own form builder: what was sent lies in its database. */
export function embeddedFormBuilder(store: FormStore): FormBuilder {
  return {
    async latestSubmission(formId) {
      const latest = await store.latest('builder', formId);
      if (!latest) return undefined;
      const { id, answers, receivedAt } = latest;
      return { id, form_id: formId, created_at: receivedAt, answers };
    },
  };
}
