import type { Language } from '../../shared/sites/languages.ts';
import type { Lead } from '../leads/lead.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { EDITOR_FORM, type EditorFormValues } from './editor-form.ts';
import { formCustomer } from './form-customer.ts';
import type { FormDefinition } from './form-definition.ts';
import type { Submission } from './form-store.ts';

/** A published form, and the site and language it belongs to. */
export type FormOfSite = { site: string; language: Language; form: FormDefinition };

type DeliverDeps = {
  leads: Pick<LeadStore, 'save'>;
  channels: readonly string[];
  makeId: () => string;
  /** Published forms of every site. */
  forms: readonly FormOfSite[];
};

export type DeliverResult =
  | { state: 'enqueued'; lead: string }
  /** Nobody has published a form of that id, so that nobody receives its answers. */
  | { state: 'no form' }
  /** Who never followed the link of the mail has not subscribed. */
  | { state: 'not confirmed' };

/**
 * Answers that were stored before forms had receivers become a lead of the form as it is published now. The visitor
 * gets no receipt: it would come long after they wrote. Done twice, it is one lead.
 */
export async function deliverStoredAnswers(
  { id, provider, formId, answers, receivedAt }: Submission,
  { leads, channels, makeId, forms }: DeliverDeps,
): Promise<DeliverResult> {
  const found = forms.find(({ form }) => form.provider === provider && form.id === formId);
  if (!found) return { state: 'no form' };
  const { site, language, form } = found;
  if (form.confirmByMail) return { state: 'not confirmed' };
  const [receiver, ...copies] = form.receivers;
  const lead: Lead = {
    ...{ id: makeId(), submissionId: id, formName: `${site}${EDITOR_FORM}`, site, language, receivedAt },
    customer: formCustomer(answers),
    receiver,
    ...(copies.length > 0 && { copies }),
    source: '',
    values: { provider, formId, title: form.title, answers, isLate: true } satisfies EditorFormValues,
  };
  return { state: 'enqueued', lead: (await leads.save(lead, channels)).id };
}
