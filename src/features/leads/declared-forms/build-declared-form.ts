import type { DeclaredFormProps, FieldView, OptionView } from '../../../shared/forms/declared-form-props.ts';
import { fieldErrorTexts } from '../../../shared/forms/field-error-texts.ts';
import type { FormOption, ShownField } from '../../../shared/forms/form-field.ts';
import { ruledField } from '../../../shared/forms/form-schema.ts';
import type { FormTokens } from '../../../shared/forms/form-token.ts';
import { type LoadedOptions, loadOptions } from '../../../shared/forms/load-options.ts';
import { privacyLink } from '../../../shared/forms/privacy-link.ts';
import { wallTime } from '../../../shared/platform/wall-time.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { ContactPage } from '../car-contact/build-contact-form.ts';
import type { Stock } from '../stock.ts';
import type { DeclaredForm } from './declare-form.ts';

export type FormPage = ContactPage & { now: Date };

export type DeclaredFormDeps = { stock: Stock; tokens: FormTokens };

/** The props of a declared form. `optional` names required fields that the page's editors made optional. */
export async function buildDeclaredForm(
  form: DeclaredForm,
  page: FormPage,
  { stock, tokens }: DeclaredFormDeps,
  optional: readonly string[] = [],
): Promise<DeclaredFormProps> {
  const { site, texts, href, path, now } = page;
  const formName = `${site.name}${form.name}`;
  const options = await loadOptions(form.fields, { site, stock });
  const view = (name: string) => {
    const field = form.fields[name];
    if (!field || field.kind === 'constant') return [];
    return [fieldView(name, field, { page, options, optional })];
  };
  return {
    formName,
    token: tokens.issue({ formName, renderedAt: now, optional }),
    source: href(path),
    sections: form.sections.map(({ title, fields }) => ({
      title: texts(title),
      fields: fields.flatMap(view),
    })),
    constants: constantsOf(form),
    texts: {
      submit: texts(form.texts.submit),
      submitting: texts('contactSending'),
      optional: texts('formOptional'),
      choose: texts('formChoose'),
      invalid: texts('invalidInput'),
      failure: texts(form.texts.failure),
      sentTitle: texts(form.texts.sentTitle),
      sentText: texts(form.texts.sentText),
      receipt: form.receipt && texts('receiptSent'),
      nearest: texts('formNearestFirst'),
    },
    aside: form.aside && {
      title: texts(form.aside.title),
      // Steps promise something; those that nobody has written are left out.
      steps: form.aside.steps.map((step) => texts(step)).filter(Boolean),
    },
    privacy: privacyLink(texts, href),
  };
}

type ViewContext = { page: FormPage; options: LoadedOptions; optional: readonly string[] };

function fieldView(name: string, field: ShownField, { page, options, optional }: ViewContext): FieldView {
  const { texts, site, now } = page;
  const required = Boolean(field.required) && !optional.includes(name);
  const isFuture = field.kind === 'date' && field.notBefore === 'today';
  return {
    ...ruledField(field, required, wallTime(now, site.timeZone).date),
    name,
    label: texts(field.label),
    hint: field.hint && texts(field.hint),
    example: 'example' in field && field.example ? texts(field.example) : undefined,
    unit: field.kind === 'number' && field.unit ? texts(field.unit) : undefined,
    wide: Boolean(field.wide),
    revealed: Boolean(field.revealed),
    consent: field.kind === 'checkbox' && Boolean(field.consent),
    look: field.kind === 'choice' ? field.look : undefined,
    timeZone: isFuture ? site.timeZone : undefined,
    options:
      'options' in field ? (options[name] ?? []).map((option) => optionView(option, texts)) : undefined,
    errors: fieldErrorTexts(field, texts),
  };
}

function optionView({ text, label, ...option }: FormOption, texts: Texts): OptionView {
  return { ...option, label: text ? texts(text) : (label ?? option.value) };
}

function constantsOf({ fields }: DeclaredForm): DeclaredFormProps['constants'] {
  const constants = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'constant' ? [[name, field.value] as const] : [],
  );
  return Object.fromEntries(constants);
}
