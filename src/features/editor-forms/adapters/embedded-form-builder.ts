import type { FormBuilder } from '../form-builder.ts';
import type { FormStore } from '../form-store.ts';

/** The embedded form builder: submissions are read from this installation's own database. */
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
