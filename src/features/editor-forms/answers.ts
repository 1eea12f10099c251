import type { AnswerKind } from './form-definition.ts';

/** An answer in the form builder's own shape: a text, a list of texts, or named parts. */
export type AnswerValue = string | readonly string[] | Readonly<Record<string, string>>;

export type FormAnswer = {
  /** The field name. */
  name: string;
  /** The question's label. */
  text: string;
  /** `control_` and one of the answer kinds. */
  type: string;
  order: string;
  answer?: AnswerValue | undefined;
};

/** Keyed by question number, as in the form builder's responses. */
export type FormAnswers = Readonly<Record<string, FormAnswer>>;

/** Names and values for the log and the data layer, one pair per question of any kind (LEAD-12). */
export function flattenAnswers(answers: FormAnswers): Record<string, string> {
  return Object.fromEntries(
    inOrder(answers).map(({ name, type, answer }) => [name, flattenAnswer(answerKind(type), answer)]),
  );
}

/** The same with personal data reduced to its length. */
export function flattenAnswersForLog(answers: FormAnswers): Record<string, string> {
  const pairs = flattenAnswers(answers);
  for (const { name, type } of inOrder(answers)) {
    if (isPersonal(answerKind(type))) pairs[name] = redacted(pairs[name] ?? '');
  }
  return pairs;
}

/** The answers without personal data: names, kinds and choices stay. */
export function withoutPersonalData(answers: FormAnswers): FormAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([number, { answer, ...rest }]) => [
      number,
      isPersonal(answerKind(rest.type)) ? rest : { ...rest, answer },
    ]),
  );
}

/** Choices and scales. Whatever can be typed may say who somebody is, also a number or a date, and so may kinds unknown here. */
const impersonalKinds: readonly string[] = [
  'checkbox',
  'radio',
  'dropdown',
  'rating',
  'scale',
] satisfies AnswerKind[];

function isPersonal(kind: string): boolean {
  return !impersonalKinds.includes(kind);
}

function redacted(value: string): string {
  return value ? `(${[...value].length} signs)` : '';
}

function answerKind(type: string): string {
  return type.replace(/^control_/, '');
}

function inOrder(answers: FormAnswers): FormAnswer[] {
  return Object.values(answers).sort((a, b) => Number(a.order) - Number(b.order));
}

function flattenAnswer(kind: string, answer: AnswerValue | undefined): string {
  if (answer === undefined) return '';
  if (typeof answer === 'string') return answer;
  if (isList(answer)) return answer.join(', ');
  const part = (name: string) => answer[name] ?? '';
  if (kind === 'fullname') return joined(' ', ['prefix', 'first', 'middle', 'last', 'suffix'].map(part));
  if (kind === 'phone') return part('full') || joined(' ', ['country', 'area', 'phone'].map(part));
  if (kind === 'time') return clock(part('hourSelect'), part('minuteSelect'));
  if (kind === 'datetime')
    return joined(' ', [joined('-', ['year', 'month', 'day'].map(part)), clock(part('hour'), part('min'))]);
  if (kind === 'address')
    return joined(', ', ['addr_line1', 'addr_line2', 'postal', 'city', 'state', 'country'].map(part));
  return joined(' ', Object.values(answer));
}

function clock(hour: string, minute: string): string {
  return hour && `${hour.padStart(2, '0')}:${(minute || '0').padStart(2, '0')}`;
}

function joined(by: string, parts: readonly string[]): string {
  return parts.filter(Boolean).join(by);
}

function isList(answer: AnswerValue): answer is readonly string[] {
  return Array.isArray(answer);
}
