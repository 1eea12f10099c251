import { expect, test } from 'vitest';
import { parseForm } from './form-fields.ts';

const written = {
  title: 'Vi ringer upp',
  formId: 'call-me',
  button: 'Ring mig',
  thanks: 'Tack.',
  receivers: [{ email: 'anna@solvik.example' }],
  questions: [{ text: 'Vad heter du?', kind: 'textbox' }],
};

test('a published form without a receiver is refused: nobody would read the answers', () => {
  expect(() => parseForm({ ...written, receivers: [] })).toThrow(/no receiver/);
  expect(() => parseForm({ ...written, receivers: undefined })).toThrow(/no receiver/);
  expect(() => parseForm({ ...written, receivers: [{ email: 'a@b.c' }] })).toThrow(/wrong address/);
  expect(parseForm(written).receivers).toEqual([{ name: '', email: 'anna@solvik.example' }]);
});

test('a question that offers nothing to choose, and a sign-up without an address, are refused', () => {
  const asking = (question: object, more = {}) =>
    parseForm({ ...written, ...more, questions: [{ text: 'Which?', ...question }] });
  expect(() => asking({ kind: 'radio' })).toThrow(/no choices/);
  expect(asking({ kind: 'radio', options: 'One\n\n Two ' }).questions[0]?.options).toEqual(['One', 'Two']);
  expect(() => asking({ kind: 'email' }, { confirmByMail: true })).toThrow(/no email question/);
  expect(asking({ kind: 'email', required: true }, { confirmByMail: true }).confirmByMail).toBe(true);
});

test('questions get a name of their own from their words', () => {
  const texts = ['Vad heter du?', 'Vad heter du?', '2024?', 'Ålder'];
  const { questions } = parseForm({ ...written, questions: texts.map((text) => ({ text })) });
  expect(questions.map(({ name }) => name)).toEqual(['vadHeterDu', 'vadHeterDu2', 'question3', 'alder']);
});
