import type { FormFields, ShownField } from '../../../shared/forms/form-field.ts';
import { leadReference } from '../../../shared/forms/lead-reference.ts';
import { telephoneLink } from '../../../shared/platform/telephone-link.ts';
import { nativeName } from '../../../shared/sites/languages.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { LeadMail, LeadMailRow } from '../delivery/lead-mail.ts';
import type { Lead } from '../lead.ts';

type Given = {
  lead: Lead;
  site: Site;
  texts: Texts;
  form: { fields: FormFields; sections: readonly { fields: readonly string[] }[] };
  subject: string;
  heading: string;
};

/** A row for every answered field in the order of the form; the customer's message comes first. */
export function declaredFormMail({ lead, site, texts, form, subject, heading }: Given): LeadMail {
  const names = form.sections.flatMap(({ fields }) => fields);
  const shown = names.flatMap((name) => {
    const field = form.fields[name];
    return field && field.kind !== 'constant' ? [{ field, value: lead.values[name] }] : [];
  });
  const messages = shown.filter(({ field, value }) => field.kind === 'message' && value);
  const rows = shown.flatMap(({ field, value }) => mailRow(field, value, texts));
  rows.push({ label: texts('leadReference'), value: leadReference(lead.id) });
  if (lead.language !== site.languages[0])
    rows.push({ label: texts('leadLanguage'), value: nativeName(lead.language) });
  return {
    subject,
    heading,
    rows,
    message: messages[0] && {
      label: texts(messages[0].field.label),
      text: messages.map(({ value }) => String(value)).join('\n\n'),
    },
    link: { label: texts('formMailLink'), href: lead.source || site.url },
    foot: texts('leadReply', { name: lead.customer.name }),
  };
}

export function mailRow(field: ShownField, value: unknown, texts: Texts): LeadMailRow[] {
  const label = texts(field.label);
  if (field.kind === 'message') return [];
  if (field.kind === 'slot') {
    const [first, ...more] = field.mailText?.(value as never) ?? [];
    return first ? [{ label, value: first, more }] : [];
  }
  if (field.kind === 'checkbox') return [{ label, value: texts(value ? 'formYes' : 'formNo') }];
  const text = Array.isArray(value)
    ? value.map((one) => optionText(field, one, texts)).join(', ')
    : undefined;
  const shown = text ?? optionText(field, value, texts);
  if (!shown) return [];
  if (field.kind === 'phone') return [{ label, value: shown, href: telephoneLink(shown) }];
  if (field.kind === 'email') return [{ label, value: shown, href: `mailto:${shown}` }];
  if (field.kind === 'number' && field.unit) return [{ label, value: `${shown} ${texts(field.unit)}` }];
  return [{ label, value: shown }];
}

function optionText(field: ShownField, value: unknown, texts: Texts): string {
  const options = 'options' in field && typeof field.options !== 'function' ? field.options : [];
  const option = options.find((each) => each.value === value);
  return option?.text ? texts(option.text) : (option?.label ?? String(value ?? ''));
}
