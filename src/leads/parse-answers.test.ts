import { expect, test } from 'vitest';
import { formDefinition } from './form-definition.ts';
import { parseAnswers } from './parse-answers.ts';

const form = formDefinition.parse({
  provider: 'builder',
  id: '1',
  title: 'A form',
  button: 'Send',
  thanks: 'Thank you',
  questions: [
    { name: 'who', text: 'Who?', kind: 'fullname', required: true },
    { name: 'mail', text: 'Mail?', kind: 'email' },
    { name: 'phone', text: 'Phone?', kind: 'phone' },
    { name: 'pick', text: 'Which?', kind: 'radio', options: ['a', 'b'] },
    { name: 'several', text: 'Which?', kind: 'checkbox', options: ['x', 'y'] },
    { name: 'grade', text: 'Grade?', kind: 'rating' },
    { name: 'at', text: 'When?', kind: 'datetime' },
  ],
});

const parse = (posted: string) => parseAnswers(form, new URLSearchParams(posted));

test('answers are in the form builder’s shape', () => {
  const parsed = parse('who.first=Maja&who.last=Öberg&several=x&several=y&at=2026-11-15T16:30');
  expect(parsed.ok && Object.values(parsed.answers).map(({ answer }) => answer)).toEqual([
    { first: 'Maja', last: 'Öberg' },
    undefined,
    undefined,
    undefined,
    ['x', 'y'],
    undefined,
    { year: '2026', month: '11', day: '15', hour: '16', min: '30' },
  ]);
});

test('a required name needs both its parts', () => {
  expect(parse('who.first=Maja')).toEqual({ ok: false, errors: { who: 'missing' } });
  expect(parse('')).toEqual({ ok: false, errors: { who: 'missing' } });
});

test.each([
  ['mail=maja', 'mail'],
  ['phone=abc', 'phone'],
  ['pick=c', 'pick'],
  ['several=z', 'several'],
  ['grade=6', 'grade'],
  ['grade=0', 'grade'],
])('%s is refused', (posted, name) => {
  expect(parse(`who.first=M&who.last=Ö&${posted}`)).toEqual({ ok: false, errors: { [name]: 'wrong' } });
});
