import { createHash } from 'node:crypto';
import type { LeadIntakeDeps } from '../leads/accept-lead.ts';
import type { Lead } from '../leads/lead.ts';
import { OPT_IN_CHANNEL } from '../leads/opt-in/opt-in-handler.ts';
import { RECEIPT_CHANNEL } from '../leads/receipt/receipt-handler.ts';
import type { FormAnswers } from './answers.ts';
import { EDITOR_FORM, type EditorFormValues } from './editor-form.ts';
import { formCustomer } from './form-customer.ts';
import type { FormDefinition } from './form-definition.ts';
import type { FormStore } from './form-store.ts';

type AnswersIntakeDeps = Pick<LeadIntakeDeps, 'leads' | 'channels' | 'log' | 'now' | 'makeId'> & {
  forms: Pick<FormStore, 'save'>;
};

type SentAnswers = {
  form: FormDefinition;
  answers: FormAnswers;
  /** Made when the form was rendered. */
  submissionId: string;
  page: { site: string; language: Lead['language']; source: string };
};

/**
 * Stores the answers as a lead with its deliveries, and then as the form's latest submission. The lead comes first: a
 * server that is killed in between has lost nothing, and the same form sent again stores what is missing.
 */
export async function acceptAnswers(
  { form, answers, submissionId, page }: SentAnswers,
  deps: AnswersIntakeDeps,
): Promise<{ id: string; isNew: boolean }> {
  const { leads, forms, log, now, makeId } = deps;
  const { provider, id: formId, title } = form;
  const id = contentId([page.site, provider, formId, submissionId, answers]);
  const [receiver, ...copies] = form.receivers;
  const receivedAt = now().toISOString();
  const lead: Lead = {
    id: makeId(),
    submissionId: id,
    formName: `${page.site}${EDITOR_FORM}`,
    site: page.site,
    language: page.language,
    receivedAt,
    customer: formCustomer(answers),
    receiver,
    ...(copies.length > 0 && { copies }),
    source: page.source,
    values: { provider, formId, title, answers } satisfies EditorFormValues,
  };
  const { id: stored, isNew } = await leads.save(lead, channelsFor(form, lead, deps));
  await forms.save({ id, provider, formId, answers, receivedAt });
  if (isNew)
    log.info({ code: 'LEAD_TAKEN', lead: stored, form: lead.formName, site: lead.site }, 'lead saved');
  return { id, isNew };
}

/** A sign-up waits until its link is followed; the receivers get it then. */
function channelsFor(
  { confirmByMail }: FormDefinition,
  { customer }: Lead,
  { channels }: Pick<LeadIntakeDeps, 'channels'>,
): readonly string[] {
  if (confirmByMail) return [OPT_IN_CHANNEL];
  return customer.email && channels.includes('mail') ? [...channels, RECEIPT_CHANNEL] : channels;
}

/** The same form with the same answers is one lead; corrected and sent again, it is another. */
function contentId(content: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
