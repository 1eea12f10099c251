import type { Customer } from '../leads/lead.ts';
import { type FormAnswers, flattenAnswers } from './answers.ts';

/** Who sent the answers, as far as the questions ask for it; parts that are not known are ''. */
export function formCustomer(answers: FormAnswers): Customer {
  const values = flattenAnswers(answers);
  const asked = Object.values(answers).toSorted((one, other) => Number(one.order) - Number(other.order));
  const first = (isWanted: (answer: (typeof asked)[number]) => boolean) =>
    values[asked.find((answer) => isWanted(answer) && values[answer.name])?.name ?? ''] ?? '';
  return {
    name: first(({ type }) => type === 'control_fullname') || first(isName),
    phone: first(({ type }) => type === 'control_phone'),
    email: first(({ type }) => type === 'control_email'),
  };
}

/** A line of text that asks for a name, by its own name: firstName, yourName. */
function isName({ type, name }: { type: string; name: string }): boolean {
  return (
    ['control_textbox', 'control_text'].includes(type) && /name$/i.test(name) && !/company|car/i.test(name)
  );
}
