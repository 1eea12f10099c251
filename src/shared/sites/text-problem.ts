import { createTranslator } from 'use-intl/core';
import { formatMessage } from './format-message.ts';
import { type MessageArgument, messageArguments } from './message-arguments.ts';

/** Why a text cannot stand where another one stands. */
export type TextProblem =
  | { kind: 'placeholders'; own: string; expected: string }
  | { kind: 'plural form'; form: string }
  | { kind: 'no message'; reason: string }
  | { kind: 'browser'; expected: string; shown: string };

/**
 * What is wrong with a text that takes the place of `expected`: of a translation, and of what editors write over the product's
 * text. `sentToBrowser` says that a small formatter fills it in, which knows plain placeholders and plurals only.
 */
export function textProblem(
  text: string,
  expected: string,
  tag: string,
  sentToBrowser = isSimple(expected),
): TextProblem | undefined {
  const own = placeholdersIn(text);
  const wanted = placeholdersIn(expected);
  if (own !== wanted) return { kind: 'placeholders', own, expected: wanted };
  const missing = formsNeeded(tag).find((form) => lacksForm(text, form));
  if (missing) return { kind: 'plural form', form: missing };
  for (const count of text.includes(', plural,') ? COUNTS : [1]) {
    const problem = formatProblem(text, tag, count, sentToBrowser);
    if (problem) return problem;
  }
  return undefined;
}

const COUNTS = [0, 1, 2, 3, 4, 5, 11, 21, 22, 101];

/** What is shown; a number that only chooses a form may be missing where the language has one form. */
function placeholdersIn(text: string): string {
  const shown = messageArguments(text).filter(({ kind, options }) => kind === '' || showsNumber(options));
  return [...new Set(shown.map(({ name }) => `{${name}}`))].sort().join(', ') || 'none';
}

function showsNumber(options: MessageArgument['options']): boolean {
  return options.some(([, option]) => option.includes('#'));
}

/** Of a counted noun that has forms; a sentence without the number may be the same for several. */
function lacksForm(text: string, form: string): boolean {
  return messageArguments(text).some(({ kind, options }) => {
    const names = options.map(([name]) => name);
    const exact = form === 'one' ? '=1' : '=4';
    const hasForms = names.some((name) => name !== 'other' && !name.startsWith('='));
    return (
      kind === 'plural' && hasForms && showsNumber(options) && !names.includes(form) && !names.includes(exact)
    );
  });
}

/** Those that whole numbers of the language have. */
function formsNeeded(tag: string): string[] {
  const rules = new Intl.PluralRules(tag);
  return [...new Set([...COUNTS.map((count) => rules.select(count)), 'other'])];
}

/** What the small formatter of the browser can fill in. */
function isSimple(text: string): boolean {
  return messageArguments(text).every(
    ({ kind, options }) =>
      (kind === '' || kind === 'plural') && options.every(([, option]) => !option.includes('{')),
  );
}

/** The server's parser must read the text, and the browser's small formatter must give the very same. */
function formatProblem(text: string, tag: string, count: number, sent: boolean): TextProblem | undefined {
  const values = Object.fromEntries(
    messageArguments(text).map(({ name, kind, options: [first] }) => [
      name,
      { plural: count, select: first?.[0] }[kind] ?? `«${name}»`,
    ]),
  );
  const errors: string[] = [];
  const onError = ({ message }: Error) => errors.push(message.replace(/\s+/g, ' '));
  const format = createTranslator({ locale: tag, messages: { text }, onError });
  const expected = text === '' ? '' : format('text', values);
  if (errors[0]) return { kind: 'no message', reason: errors[0] };
  if (!sent && !isSimple(text)) return undefined;
  const shown = formatMessage(text, values, tag.slice(0, 2));
  return shown === expected ? undefined : { kind: 'browser', expected, shown };
}
