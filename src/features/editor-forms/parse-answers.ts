import { emailError, type FieldError, phoneError } from '../../shared/platform/contact-rules.ts';
import type { AnswerValue, FormAnswers } from './answers.ts';
import type { FormDefinition, FormQuestion } from './form-definition.ts';

/** The parsed answers of a form, or the errors by question. */
export type ParsedAnswers =
  | { ok: true; answers: FormAnswers }
  | { ok: false; errors: Readonly<Record<string, FieldError>> };

const MAX_ANSWER_LENGTH = 5000;

/** Parses posted fields. Parts of a compound answer are named `name.part`. */
export function parseAnswers({ questions }: FormDefinition, posted: URLSearchParams): ParsedAnswers {
  const errors: Record<string, FieldError> = {};
  const answers: FormAnswers = Object.fromEntries(
    questions.map((question, index) => {
      const answer = answerTo(question, posted);
      const error = answerError(question, answer);
      if (error) errors[question.name] = error;
      const { name, text, kind } = question;
      return [String(index + 1), { name, text, type: `control_${kind}`, order: String(index + 1), answer }];
    }),
  );
  return Object.keys(errors).length > 0 ? { ok: false, errors: errors } : { ok: true, answers };
}

/** The fields of a compound question. */
export function partsOf({ kind }: Pick<FormQuestion, 'kind'>): readonly string[] {
  if (kind === 'fullname') return ['first', 'last'];
  if (kind === 'address') return ['addr_line1', 'postal', 'city'];
  return [];
}

function answerTo(question: FormQuestion, posted: URLSearchParams): AnswerValue | undefined {
  const { name, kind } = question;
  const given = (field: string) => (posted.get(field) ?? '').trim();
  if (kind === 'checkbox') {
    const chosen = posted.getAll(name);
    return chosen.length > 0 ? chosen : undefined;
  }
  if (kind === 'time') {
    const [hourSelect = '', minuteSelect = ''] = given(name).split(':');
    return hourSelect ? { hourSelect, minuteSelect } : undefined;
  }
  if (kind === 'datetime') return dateTimeParts(given(name));
  const parts = partsOf(question);
  if (parts.length > 0) {
    const answered = parts
      .map((part) => [part, given(`${name}.${part}`)] as const)
      .filter(([, value]) => value);
    return answered.length > 0 ? Object.fromEntries(answered) : undefined;
  }
  if (kind === 'phone') return given(name) ? { full: given(name) } : undefined;
  return given(name) || undefined;
}

function dateTimeParts(value: string): Record<string, string> | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?/.exec(value);
  if (!found) return undefined;
  const [, year = '', month = '', day = '', hour = '', min = ''] = found;
  return { year, month, day, ...(hour && { hour, min }) };
}

function answerError(question: FormQuestion, answer: AnswerValue | undefined): FieldError | undefined {
  if (answer === undefined) return question.required ? 'missing' : undefined;
  if (question.required && partsOf(question).some((part) => !(answer as Record<string, string>)[part]))
    return 'missing';
  return isValid(question, answer) ? undefined : 'wrong';
}

function isValid({ kind, options, most }: FormQuestion, answer: AnswerValue): boolean {
  if (JSON.stringify(answer).length > MAX_ANSWER_LENGTH) return false;
  if (Array.isArray(answer)) return answer.every((each: string) => options.includes(each));
  if (typeof answer !== 'string') return kind !== 'phone' || !phoneError((answer as { full: string }).full);
  if (kind === 'email') return !emailError(answer);
  if (kind === 'radio' || kind === 'dropdown') return options.includes(answer);
  if (kind === 'number' || kind === 'spinner') return /^-?\d{1,12}([.,]\d{1,6})?$/.test(answer);
  if (kind === 'rating' || kind === 'scale')
    return /^\d+$/.test(answer) && Number(answer) >= 1 && Number(answer) <= most;
  return true;
}
