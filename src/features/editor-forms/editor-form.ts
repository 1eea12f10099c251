import { leadReference } from '../../shared/forms/lead-reference.ts';
import { telephoneLink } from '../../shared/platform/telephone-link.ts';
import type { Site } from '../../shared/sites/site.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import type { LeadMail, LeadMailRow } from '../leads/delivery/lead-mail.ts';
import type { DeliveredForm } from '../leads/form-kind.ts';
import type { Lead } from '../leads/lead.ts';
import { type FormAnswers, flattenAnswers } from './answers.ts';
import type { FormProvider } from './form-definition.ts';

/** Leads of forms that editors put together are named by their site and this. */
export const EDITOR_FORM = 'EditorForm';

/** Everything that the mail needs, so that it is the same after the form has been changed or deleted. */
export type EditorFormValues = {
  provider: FormProvider;
  formId: string;
  title: string;
  answers: FormAnswers;
  /** Stored long before it was delivered: the mail says when it was written. */
  isLate?: boolean;
};

/** How the answers to forms of editors are delivered. Their receivers are part of the form. */
export const editorForm: DeliveredForm = {
  name: EDITOR_FORM,
  isAvailableOn: () => true,
  receiver: async () => undefined,
  receipt,
  webhookValues: (lead) => ({ answers: flattenAnswers(valuesOf(lead).answers) }),
  mail: (lead, site, texts): LeadMail => {
    const { title, answers, isLate } = valuesOf(lead);
    const { name, phone, email } = lead.customer;
    return {
      subject: name ? `${title}: ${name}` : title,
      heading: texts(name ? 'editorFormHeadingFrom' : 'editorFormHeading', { name, form: title }),
      rows: [
        ...(isLate ? [{ label: texts('editorFormWritten'), value: lead.receivedAt.slice(0, 10) }] : []),
        ...answerRows(answers),
        { label: texts('leadReference'), value: leadReference(lead.id) },
      ],
      message: undefined,
      link: { label: texts('formMailLink'), href: lead.source || site.url },
      foot: email
        ? texts('leadReply', { name: name || email })
        : texts(phone ? 'editorFormCall' : 'editorFormNoContact', { phone }),
    };
  },
};

/** Says no more than that the answers arrived; the title is the editors' own. */
function receipt(lead: Lead, site: Site, texts: Texts): Omit<LeadMail, 'foot'> {
  const { title } = valuesOf(lead);
  const reference = leadReference(lead.id);
  return {
    subject: texts('receiptSubject', { form: title, reference }),
    heading: texts('confirmationHeading'),
    rows: [{ label: texts('leadReference'), value: reference }],
    message: { label: texts('receiptNext'), text: texts('receiptAnswered') },
    link: { label: texts('formMailLink'), href: site.url },
  };
}

export function valuesOf({ values }: Lead): EditorFormValues {
  return values as EditorFormValues;
}

/** A row for every question that was answered, in the order of the form. */
function answerRows(answers: FormAnswers): LeadMailRow[] {
  const values = flattenAnswers(answers);
  return Object.values(answers)
    .toSorted((one, other) => Number(one.order) - Number(other.order))
    .flatMap(({ name, text, type }): LeadMailRow[] => {
      const [value = '', ...more] = (values[name] ?? '').split('\n');
      if (!value && more.length === 0) return [];
      if (type === 'control_phone') return [{ label: text, value, href: telephoneLink(value) }];
      if (type === 'control_email') return [{ label: text, value, href: `mailto:${value}` }];
      return [{ label: text, value, more }];
    });
}
