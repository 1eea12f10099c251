import type { FormFields } from '../../../shared/forms/form-field.ts';
import { leadReference } from '../../../shared/forms/lead-reference.ts';
import type { TextKey } from '../../../shared/sites/dictionary.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { LeadMail } from '../delivery/lead-mail.ts';
import type { Lead } from '../lead.ts';
import { mailRow } from './declared-form-mail.ts';

type Given = {
  lead: Lead;
  site: Site;
  texts: Texts;
  form: { fields: FormFields; texts: { title: TextKey; sentTitle: TextKey; sentText: TextKey } };
  /** The fields that are repeated. */
  names: readonly string[];
};

/** What the customer gets by mail: the reference, what was chosen, and what happens next. */
export function declaredFormReceipt({ lead, site, texts, form, names }: Given): Omit<LeadMail, 'foot'> {
  const reference = leadReference(lead.id);
  return {
    subject: texts('receiptSubject', { form: texts(form.texts.title), reference }),
    heading: texts(form.texts.sentTitle),
    rows: [
      { label: texts('leadReference'), value: reference },
      ...names.flatMap((name) => {
        const field = form.fields[name];
        return field && field.kind !== 'constant' ? mailRow(field, lead.values[name], texts) : [];
      }),
    ],
    message: { label: texts('receiptNext'), text: texts(form.texts.sentText) },
    link: { label: texts('formMailLink'), href: site.url },
  };
}
