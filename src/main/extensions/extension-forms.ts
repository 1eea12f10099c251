import type { FormContext, FormDeclaration, FormFieldDeclaration } from '../../extension/extension.ts';
import {
  dealershipOption,
  workshopEmail,
  workshopReceiver,
} from '../../features/leads/declared-forms/dealership-option.ts';
import {
  type DeclaredForm,
  declareForm,
  type OptionsContext,
} from '../../features/leads/declared-forms/declare-form.ts';
import type { FormKind } from '../../features/leads/form-kind.ts';
import type { Customer } from '../../features/leads/lead.ts';
import type { FormField, FormOption } from '../../shared/forms/form-field.ts';
import type { TextKey } from '../../shared/sites/dictionary.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import type { LoadedExtension } from './loaded-extension.ts';

type Answers = Readonly<Record<string, unknown>>;

/** The forms of an extension as the product's own are declared, by the name they have in the extension. */
export function declareExtensionForms(loaded: LoadedExtension): Readonly<Record<string, DeclaredForm>> {
  const forms = Object.entries(loaded.extension.forms ?? {});
  return Object.fromEntries(forms.map(([name, form]) => [name, declareExtensionForm(name, form, loaded)]));
}

/** Leads are named by it, after the name of their site: crm and trade-in is CrmTradeInForm. */
export function formName(extension: string, form: string): string {
  const words = `${extension}-${form}`.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Form`;
}

/** Two forms of one name would answer for each other. */
export function refuseTakenNames(forms: readonly FormKind[], taken: readonly FormKind[]): void {
  const twice = forms.find(({ name }) => taken.some((other) => other.name === name));
  if (twice) throw new Error(`its form is called ${twice.name}, as another one is: give it another name`);
}

function declareExtensionForm(
  name: string,
  form: FormDeclaration,
  { extension: { name: extension }, settings, log }: LoadedExtension,
): DeclaredForm {
  const own = (key: string) => `${extension}:${key}` as TextKey;
  const { fields, sections, aside, receipt, texts } = form;
  const contextOf = ({ site, stock }: OptionsContext): FormContext => ({
    site,
    settings,
    log,
    dealerships: async () =>
      (await stock.dealerships(site)).map((dealership) => ({
        name: dealership.name,
        city: dealership.city,
        phone: dealership.phone,
        email: workshopEmail(dealership),
      })),
  });

  /** What the extension says, or what stands in for it where it throws: a lead is worth more. */
  function orElse<Value>(part: string, work: () => Value, instead: () => Value): Value {
    try {
      return work();
    } catch (error) {
      log.error({ code: 'EXTENSION_FORM_FAILED', form: name, part, error }, 'a form goes on without a part');
      return instead();
    }
  }
  const ownTexts = (siteTexts: Texts) => (key: string, values?: Record<string, string | number>) =>
    siteTexts(own(key), values);
  const dealership = Object.keys(fields).find((field) => fields[field]?.kind === 'dealership');

  return declareForm({
    name: formName(extension, name),
    isAvailableOn: (site) =>
      orElse(
        'isAvailableOn',
        () => form.isAvailableOn?.(site) ?? true,
        () => false,
      ),
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, declared]) => [field, toField(declared, own, contextOf)]),
    ),
    sections: sections.map((section) => ({ title: own(section.title), fields: section.fields })),
    ...(aside && { aside: { title: own(aside.title), steps: aside.steps.map(own) } }),
    customer: (answers) =>
      orElse(
        'customer',
        () => form.customer?.(answers as never) ?? usualCustomer(fields, answers),
        () => usualCustomer(fields, answers),
      ),
    receiver: async (answers, context) => {
      if (form.receiver) return form.receiver(answers as never, contextOf(context));
      const chosen = dealership && (answers as Answers)[dealership];
      return typeof chosen === 'string' && chosen ? workshopReceiver(chosen, context) : undefined;
    },
    ...(receipt && { receipt }),
    mail: {
      subject: (answers, siteTexts) =>
        orElse(
          'mail',
          () => form.mail?.subject(answers as never, ownTexts(siteTexts)) ?? siteTexts(own(texts.title)),
          () => siteTexts(own(texts.title)),
        ),
      heading: (answers, siteTexts) =>
        orElse(
          'mail',
          () => form.mail?.heading(answers as never, ownTexts(siteTexts)) ?? siteTexts(own(texts.title)),
          () => siteTexts(own(texts.title)),
        ),
    },
    texts: {
      title: own(texts.title),
      submit: own(texts.submit),
      sentTitle: own(texts.sentTitle),
      sentText: own(texts.sentText),
      failure: texts.failure ? own(texts.failure) : 'serviceFormFailure',
    },
  });
}

type Own = (key: string) => TextKey;

/** What the product calls these fields of every form. */
const contactLabels = { name: 'contactName', phone: 'contactPhone', email: 'contactEmail' } as const;

function toField(
  field: FormFieldDeclaration,
  own: Own,
  contextOf: (context: OptionsContext) => FormContext,
): FormField<OptionsContext> {
  if (field.kind === 'constant') return field;
  const { label, hint, missing, ...rest } = field;
  const shown = {
    ...rest,
    label: label ? own(label) : contactLabels[field.kind as keyof typeof contactLabels],
    ...(hint && { hint: own(hint) }),
    ...(missing && { missing: own(missing) }),
    ...('example' in field && field.example && { example: own(field.example) }),
    ...('unit' in field && field.unit && { unit: own(field.unit) }),
    ...optionsOf(field, own, contextOf),
  };
  // Its kind says which of them it has, as that of the declaration did.
  return shown as FormField<OptionsContext>;
}

function optionsOf(
  field: FormFieldDeclaration,
  own: Own,
  contextOf: (context: OptionsContext) => FormContext,
) {
  if (field.kind === 'dealership')
    return {
      options: async ({ site, stock }: OptionsContext) =>
        (await stock.dealerships(site)).map(dealershipOption),
    };
  if (field.kind !== 'choice' && field.kind !== 'choices') return {};
  const { options } = field;
  const toOptions = (given: readonly FormOptionGiven[]): readonly FormOption[] =>
    given.map(({ text, ...option }) => ({ ...option, ...(text && { text: own(text) }) }));
  if (typeof options !== 'function') return { options: toOptions(options) };
  return { options: async (context: OptionsContext) => toOptions(await options(contextOf(context))) };
}

type FormOptionGiven = Omit<FormOption, 'text' | 'details'> & { text?: string };

/** What was entered in the first field of each kind. */
function usualCustomer(fields: FormDeclaration['fields'], answers: unknown): Customer {
  const entered = (kind: FormFieldDeclaration['kind']) => {
    const name = Object.keys(fields).find((field) => fields[field]?.kind === kind);
    const value = name === undefined ? undefined : (answers as Answers)[name];
    return typeof value === 'string' ? value : '';
  };
  return { name: entered('name'), phone: entered('phone'), email: entered('email') };
}
