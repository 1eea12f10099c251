import { expect, test } from 'vitest';
import { type FormAnswers, flattenAnswers, flattenAnswersForLog, withoutPersonalData } from './answers.ts';
import { answerKinds } from './form-definition.ts';

const given = {
  text: 'A-1042',
  fullname: { first: 'Maja', last: 'Öberg' },
  time: { hourSelect: '7', minuteSelect: '5' },
  phone: { full: '070-174 06 05' },
  address: { addr_line1: 'Storgatan 1', postal: '753 31', city: 'Uppsala' },
  checkbox: ['Service', 'Bromsar'],
  datetime: { year: '2026', month: '11', day: '15', hour: '16', min: '30' },
  rating: '5',
  email: 'maja@example.com',
  radio: 'Ja',
  textbox: 'Sven',
  textarea: 'Ingenting',
  scale: '10',
  number: '8421',
  spinner: '3',
  dropdown: 'Uppsala',
} as const;

const answers: FormAnswers = Object.fromEntries(
  answerKinds.map((kind, index) => [
    String(index + 1),
    { name: `q_${kind}`, text: kind, type: `control_${kind}`, order: String(index + 1), answer: given[kind] },
  ]),
);

test('LEAD-12 each of the sixteen kinds becomes one named pair', () => {
  expect(flattenAnswers(answers)).toEqual({
    q_text: 'A-1042',
    q_fullname: 'Maja Öberg',
    q_time: '07:05',
    q_phone: '070-174 06 05',
    q_address: 'Storgatan 1, 753 31, Uppsala',
    q_checkbox: 'Service, Bromsar',
    q_datetime: '2026-11-15 16:30',
    q_rating: '5',
    q_email: 'maja@example.com',
    q_radio: 'Ja',
    q_textbox: 'Sven',
    q_textarea: 'Ingenting',
    q_scale: '10',
    q_number: '8421',
    q_spinner: '3',
    q_dropdown: 'Uppsala',
  });
});

test('LEAD-12 the pairs come in the order of the questions, and a question without an answer is empty', () => {
  const two: FormAnswers = {
    '9': { name: 'second', text: '', type: 'control_radio', order: '2' },
    '10': { name: 'first', text: '', type: 'control_textbox', order: '1', answer: 'x' },
  };
  expect(Object.entries(flattenAnswers(two))).toEqual([
    ['first', 'x'],
    ['second', ''],
  ]);
});

test('LEAD-12 every part of a compound answer is in its pair, and missing ones leave no gap', () => {
  const flat = (kind: string, answer: Record<string, string>) =>
    flattenAnswers({ '1': { name: 'q', text: '', type: `control_${kind}`, order: '1', answer } })['q'];
  const name = { prefix: 'Dr', first: 'Maja', middle: 'E', last: 'Öberg', suffix: 'Jr' };
  expect(flat('fullname', name)).toBe('Dr Maja E Öberg Jr');
  expect(flat('phone', { country: '46', area: '70', phone: '174 06 05' })).toBe('46 70 174 06 05');
  expect(flat('phone', { full: '070', phone: '1' })).toBe('070');
  const address = { addr_line1: 'A', addr_line2: 'B', postal: 'C', city: 'D', state: 'E', country: 'F' };
  expect(flat('address', address)).toBe('A, B, C, D, E, F');
  expect(flat('time', { hourSelect: '7' })).toBe('07:00');
  expect(flat('time', { minuteSelect: '5' })).toBe('');
  expect(flat('datetime', { year: '2026', month: '11', day: '15' })).toBe('2026-11-15');
  expect(flat('matrix', { a: 'x', b: '', c: 'y' })).toBe('x y');
});

test('LEAD-12 the log has all sixteen names, but no personal data', () => {
  const logged = flattenAnswersForLog(answers);
  expect(Object.keys(logged)).toHaveLength(16);
  expect(logged['q_dropdown']).toBe('Uppsala');
  expect(logged['q_fullname']).toBe('(10 signs)');
  expect(JSON.stringify(logged)).not.toMatch(/Maja|070|Storgatan|example\.com|Ingenting|A-1042/);
});

test('LEAD-12 an empty personal answer stays empty in the log; an unknown kind is personal, too', () => {
  const answer = (type: string, value?: string) => ({
    name: type,
    text: '',
    type,
    order: '1',
    answer: value,
  });
  expect(flattenAnswersForLog({ '1': answer('control_email') })).toEqual({ control_email: '' });
  expect(flattenAnswersForLog({ '1': answer('control_signature', 'x') })).toEqual({
    control_signature: '(1 signs)',
  });
  expect(flattenAnswersForLog({ '1': answer('control_text', '👍👍') })).toEqual({
    control_text: '(2 signs)',
  });
});

test('without personal data only choices and scales remain of the answers', () => {
  const shared = withoutPersonalData(answers);
  expect(shared['8']?.answer).toBe('5');
  const withAnswer = Object.values(shared).filter(({ answer }) => answer !== undefined);
  expect(withAnswer.map(({ text }) => text)).toEqual(['checkbox', 'rating', 'radio', 'scale', 'dropdown']);
  expect(shared['2']).toEqual({ name: 'q_fullname', text: 'fullname', type: 'control_fullname', order: '2' });
});
