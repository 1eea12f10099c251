import { expect, test } from 'vitest';
import { type FormQuestion, formDefinition } from './form-definition.ts';
import { parseAnswers } from './parse-answers.ts';

const form = formDefinition.parse({
  provider: 'builder',
  id: '1',
  title: 'A form',
  button: 'Send',
  thanks: 'Thank you',
  receivers: [{ email: 'anna@solvik.example' }],
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

test.each([
  [
    'email',
    'maja@example.com',
    ['maja', 'maja@example', 'm m@example.com', 'maja@example.c', 'maja@example.com x'],
  ],
  ['phone', '+46 (0)70-17 40/60', ['12345', '1'.repeat(25), 'x123456', '123456x']],
  ['number', '-12,5', ['12 5', '1.', '1'.repeat(13), 'x1', '1x', '1.1234567']],
  ['spinner', '3', ['three']],
  ['scale', '5', ['0', '6', '-1', '1.5', 'x5', '5x']],
  ['rating', '1', ['0', '6']],
  ['dropdown', 'a', ['c', 'A']],
  ['radio', 'b', ['ab']],
] as const)('an answer of kind %s: %s is accepted', (kind, right, wrongs) => {
  const errorOf = (value: string) => {
    const parsed = parseOne({ kind, options: ['a', 'b'] }, [['q', value]]);
    return parsed.ok ? undefined : parsed.errors['q'];
  };
  expect(errorOf(right)).toBeUndefined();
  for (const wrong of wrongs) expect(errorOf(wrong), wrong).toBe('wrong');
});

test('every answer includes the name, label, kind and number of its question', () => {
  const parsed = parseOne({ kind: 'textbox' }, [['q', ' hello ']]);
  expect(parsed).toEqual({
    ok: true,
    answers: { '1': { name: 'q', text: 'Question?', type: 'control_textbox', order: '1', answer: 'hello' } },
  });
});

test.each([
  ['phone', 'q=070 174 06 05', { full: '070 174 06 05' }],
  ['time', 'q=07:30', { hourSelect: '07', minuteSelect: '30' }],
  ['datetime', 'q=2026-11-15', { year: '2026', month: '11', day: '15' }],
  [
    'address',
    'q.addr_line1=Storgatan 1&q.city= &q.postal=753 31',
    { addr_line1: 'Storgatan 1', postal: '753 31' },
  ],
  ['fullname', 'q.first= &q.last=', undefined],
  ['phone', 'q= ', undefined],
  ['time', 'q=', undefined],
  ['datetime', 'q=soon', undefined],
  ['datetime', 'q=x2026-11-15', undefined],
  ['textbox', 'q= ', undefined],
  ['checkbox', '', undefined],
] as const)('%s %j is parsed', (kind, posted, answer) => {
  const parsed = parseOne({ kind }, [...new URLSearchParams(posted)]);
  expect(parsed.ok && parsed.answers['1']?.answer).toEqual(answer);
});

test('a required question needs an answer, and a compound one all its parts; others may be left out', () => {
  expect(parseOne({ kind: 'textbox', required: true }, [])).toEqual({ ok: false, errors: { q: 'missing' } });
  expect(parseOne({ kind: 'textbox' }, []).ok).toBe(true);
  expect(parseOne({ kind: 'fullname' }, [['q.first', 'Maja']]).ok).toBe(true);
  const address = [
    ['q.addr_line1', 'Storgatan 1'],
    ['q.postal', '753 31'],
  ] as [string, string][];
  expect(parseOne({ kind: 'address', required: true }, address)).toEqual({
    ok: false,
    errors: { q: 'missing' },
  });
  expect(parseOne({ kind: 'address', required: true }, [...address, ['q.city', 'Uppsala']]).ok).toBe(true);
});

test('an answer of five thousand characters at most is accepted', () => {
  // Two of them are the quotation marks of its JSON.
  expect(parseOne({ kind: 'textarea' }, [['q', 'x'.repeat(4998)]]).ok).toBe(true);
  expect(parseOne({ kind: 'textarea' }, [['q', 'x'.repeat(4999)]])).toEqual({
    ok: false,
    errors: { q: 'wrong' },
  });
});

function parseOne(question: Partial<FormQuestion>, posted: [string, string][]) {
  const defaults = { name: 'q', text: 'Question?', required: false, hint: '', options: [], most: 5 };
  const questions = [{ kind: 'text' as const, ...defaults, ...question }];
  return parseAnswers({ ...form, questions }, new URLSearchParams(posted));
}
