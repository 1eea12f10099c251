import { z } from 'zod';
import { DECLARED_FORM_SENT_ID } from '../../../shared/forms/declared-form-props.ts';
import type { FormField, FormFields, FormValues } from '../../../shared/forms/form-field.ts';
import { formSchema } from '../../../shared/forms/form-schema.ts';
import { type LoadedOptions, loadOptions } from '../../../shared/forms/load-options.ts';
import { wallTime } from '../../../shared/platform/wall-time.ts';
import type { TextKey } from '../../../shared/sites/dictionary.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { FieldProblem, FormContext, FormKind, ParseResult } from '../form-kind.ts';
import type { Customer, Lead, Receiver } from '../lead.ts';
import { declaredFormMail } from './declared-form-mail.ts';
import { declaredFormReceipt } from './declared-form-receipt.ts';

/** What options are loaded with, and the receiver is looked up with. */
export type OptionsContext = Pick<FormContext, 'site' | 'stock'>;

type LeadFormFields = FormFields<OptionsContext>;

/** All there is to say about a form. Schema, form kind, rendered fields and mail are derived from it. */
export type FormDeclaration<F extends LeadFormFields> = {
  /** Forms are named by their site's name and this: solvik-noServiceForm. */
  name: string;
  isAvailableOn: (site: Site) => boolean;
  fields: F;
  /** Every shown field once, in order. */
  sections: readonly { title: TextKey; fields: readonly (keyof F & string)[] }[];
  /** What happens next, beside the form. */
  aside?: { title: TextKey; steps: readonly TextKey[] };
  customer: (values: FormValues<F>) => Customer;
  /** Found on the server; undefined where nobody is responsible: it is looked up again at delivery. */
  receiver: (values: FormValues<F>, context: FormContext) => Promise<Receiver | undefined>;
  /** The fields that the customer's receipt repeats; only such whose values are the server's own. */
  receipt?: readonly (keyof F & string)[];
  mail: {
    subject: (values: FormValues<F>, texts: Texts) => string;
    heading: (values: FormValues<F>, texts: Texts) => string;
  };
  texts: { title: TextKey; submit: TextKey; failure: TextKey; sentTitle: TextKey; sentText: TextKey };
};

/** A form kind that can also be rendered from its declaration. */
export type DeclaredForm = FormKind &
  Pick<FormDeclaration<LeadFormFields>, 'fields' | 'sections' | 'aside' | 'texts'>;

export function isDeclaredForm(kind: FormKind): kind is DeclaredForm {
  return 'sections' in kind;
}

export function declareForm<const F extends LeadFormFields>(declaration: FormDeclaration<F>): DeclaredForm {
  const { name, fields, sections, aside, texts, isAvailableOn, receipt } = declaration;
  const valuesOf = (lead: Lead) => lead.values as FormValues<F>;
  return {
    name,
    hasToken: true,
    fields,
    sections,
    ...(aside && { aside }),
    texts,
    isAvailableOn,
    values: formSchema(fields).meta({ id: name }),
    sentId: DECLARED_FORM_SENT_ID,
    parse: (values, context) => parseDeclared(declaration, values, context),
    receiver: (lead, context) => declaration.receiver(valuesOf(lead), context),
    mail: (lead, site, siteTexts) =>
      declaredFormMail({
        lead,
        site,
        texts: siteTexts,
        form: { fields, sections },
        subject: declaration.mail.subject(valuesOf(lead), siteTexts),
        heading: declaration.mail.heading(valuesOf(lead), siteTexts),
      }),
    ...(receipt && {
      receipt: (lead: Lead, site: Site, siteTexts: Texts) =>
        declaredFormReceipt({ lead, site, texts: siteTexts, form: { fields, texts }, names: receipt }),
    }),
  };
}

async function parseDeclared<F extends LeadFormFields>(
  { fields, receiver, customer }: FormDeclaration<F>,
  values: Readonly<Record<string, unknown>>,
  context: FormContext,
): Promise<ParseResult> {
  const { site, now, optional = [] } = context;
  const options = await loadOptions(fields, context);
  const schema = formSchema(fields, { optional, today: wallTime(now(), site.timeZone).date, options });
  const [parsed, slots] = [schema.safeParse(values), await parseSlots(fields, values)];
  const problems = [...fieldProblems(parsed.error), ...slots.problems];
  if (!parsed.success || problems.length > 0)
    return {
      state: 'refused',
      code: 'INVALID_INPUT',
      message: 'Some answers are missing or wrong.',
      problems,
    };
  const own = Object.fromEntries(Object.keys(fields).map((name) => [name, parsed.data[name]]));
  const stored = { ...own, ...slots.values, ...valuesWithOptions(own, options) } as FormValues<F>;
  const found = await receiver(stored, context).catch((error: unknown) => {
    const facts = { code: 'LEAD_RECEIVER_UNKNOWN', site: site.name, error };
    context.log.error(facts, 'looked up again at delivery');
    return undefined;
  });
  return { state: 'parsed', customer: customer(stored), receiver: found, values: stored };
}

/** What goes with the chosen options. */
function valuesWithOptions(values: Readonly<Record<string, unknown>>, options: LoadedOptions) {
  const chosen = Object.entries(options).flatMap(([name, list]) =>
    list.filter(({ value }) => value === values[name]),
  );
  return Object.assign({}, ...chosen.map(({ also }) => also)) as Record<string, string>;
}

async function parseSlots(
  fields: FormFields,
  values: Readonly<Record<string, unknown>>,
): Promise<{ values: Record<string, unknown>; problems: readonly FieldProblem[] }> {
  const parsed: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const [name, field] of Object.entries(fields).filter(isSlot)) {
    const given = z
      .union([z.array(z.string()), z.string().transform((one) => [one])])
      .catch([])
      .parse(values[name]);
    const result =
      given.length === 0 && field.required ? { error: 'missing' as const } : await field.parse(given);
    if ('error' in result) problems.push({ field: name, problem: result.error });
    else parsed[name] = result.value;
  }
  return { values: parsed, problems };
}

type Slot = Extract<FormField, { kind: 'slot' }>;

function isSlot(entry: [string, FormField]): entry is [string, Slot] {
  return entry[1].kind === 'slot';
}

function fieldProblems(error: z.ZodError | undefined): readonly FieldProblem[] {
  return (error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), problem: message }));
}
