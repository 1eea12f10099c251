import { expect, test } from 'vitest';
import { formatMessage } from './format-message.ts';

test('a placeholder is replaced by its value, and stays without one', () => {
  expect(formatMessage('Ta bort {car}', { car: 'Volvo XC60' }, 'sv')).toBe('Ta bort Volvo XC60');
  expect(formatMessage('Ta bort {car}', {}, 'sv')).toBe('Ta bort {car}');
});

test('a form for the exact number wins over its plural category', () => {
  const cars = '{count, plural, =2 {två bilar} one {# bil} other {# bilar}}';
  expect([1, 2, 6].map((count) => formatMessage(cars, { count }, 'sv'))).toEqual([
    '1 bil',
    'två bilar',
    '6 bilar',
  ]);
});

test('Slovak has a form for two to four', () => {
  const cars = '{count, plural, one {# auto} few {# autá} other {# áut}}';
  expect([1, 3, 5].map((count) => formatMessage(cars, { count }, 'sk'))).toEqual([
    '1 auto',
    '3 autá',
    '5 áut',
  ]);
});
