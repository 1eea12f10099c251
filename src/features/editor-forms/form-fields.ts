import {
  choice,
  flag,
  list,
  longText,
  number,
  type Stored,
  schemaOf,
  text,
} from '../../shared/platform/fields/fields.ts';
import { answerKinds, type FormDefinition, formDefinition, formProviders } from './form-definition.ts';

/** A form as editors fill it in; `parseForm` makes the form of it. */
export const formFields = {
  title: text('Title', { max: 120 }),
  receivers: list(
    'Who gets the answers',
    {
      email: text('E-mail address', { max: 254 }),
      name: text('Name', { max: 100, help: 'The person or the department.' }),
    },
    {
      max: 10,
      help: 'Every set of answers is mailed to them, and sent to the webhook of the installation. The first is asked to reply, the others get a copy.',
    },
  ),
  provider: choice('Shown by', formProviders, {
    help: 'Builder: the block “Form”. Marketing: the block “Marketing form”.',
  }),
  formId: text('Id', {
    max: 64,
    help: 'Letters, digits and dashes. The block “Form” takes /api/forms/builder/ and the id, the block “Marketing form” the id alone. Empty: made from the title.',
  }),
  intro: longText('Introduction'),
  questions: list(
    'Questions',
    {
      text: text('Question', { max: 200 }),
      kind: choice('Kind of answer', answerKinds),
      required: flag('Must be answered'),
      hint: text('Hint', { max: 200 }),
      options: longText('Choices', {
        help: 'One on each line. For radio, checkbox and dropdown; of a scale, its two ends.',
      }),
      most: number('Highest value', { min: 2, max: 10, help: 'Of a rating or scale; 5 where it is empty.' }),
      name: text('Name in webhooks', { max: 41, help: 'Letters and digits. Empty: made from the question.' }),
    },
    { max: 40 },
  ),
  button: text('Words on the button', { max: 60 }),
  thanks: longText('Thank you'),
  confirmByMail: flag('Confirmed by mail', {
    help: 'For newsletters: the visitor gets a mail with a link, and only who follows it is subscribed. Nobody can then subscribe somebody else.',
  }),
};

type WrittenFormFields = Stored<typeof formFields>;

/** Parses a published form. Throws when the site could not show it, or nobody would get the answers. */
export function parseForm(body: unknown): FormDefinition {
  const { formId, questions, ...form } = schemaOf(formFields).parse(body) as WrittenFormFields;
  return formDefinition.parse({ ...form, id: formId, questions: withNames(questions) });
}

/** A form in the shape that editors fill in: the inverse of `parseForm`. */
export function toFormBody({ id, questions, ...form }: FormDefinition): Record<string, unknown> {
  return {
    ...form,
    formId: id,
    questions: questions.map(({ options, ...question }) => ({ ...question, options: options.join('\n') })),
  };
}

/** The published key: ids are unique within a site and a provider. */
export function formKey({ provider, id }: Pick<FormDefinition, 'provider' | 'id'>): string {
  return `${provider}/${id}`;
}

export function toChoices(lines: string | null | undefined): string[] {
  return (lines ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Questions without a name of their own get one from their words. */
function withNames(questions: WrittenFormFields['questions']) {
  const taken = new Set(questions.map(({ name }) => name).filter(Boolean));
  return questions.map(({ name, options, ...question }, index) => {
    const wanted = name || nameFrom(question.text) || `question${index + 1}`;
    const free = name || !taken.has(wanted) ? wanted : `${wanted.slice(0, 36)}${index + 1}`;
    taken.add(free);
    return { ...question, name: free, options: toChoices(options) };
  });
}

/** 'Var bor du?' → varBorDu */
function nameFrom(words: string): string {
  const [first = '', ...rest] = words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const name =
    first.toLowerCase() + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return name.replace(/^[0-9]+/, '').slice(0, 40);
}
