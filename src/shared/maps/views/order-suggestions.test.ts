import { expect, test } from 'vitest';
import { aPlace } from '../testing/a-place.ts';
import { orderSuggestions } from './order-suggestions.ts';

const station = (id: string, isSimilar = false) => ({ id, isSimilar });
const order = (typed: string, own: ReturnType<typeof station>[], ...names: string[]) =>
  orderSuggestions(
    typed,
    own,
    names.map((name) => aPlace({ id: name, name })),
  ).map(({ id }) => id);

test('LOC-30 the place that was named comes before stations, and places named alike before stations spelt alike', () => {
  const own = [station('Ionity Lund'), station('Lunda', true)];
  expect(order('lund', own, 'Lund', 'Lundby')).toEqual(['Lund', 'Ionity Lund', 'Lundby', 'Lunda']);
  expect(order('Nacka', [station('Naska', true)], 'Nacka', 'Nacka Strand')).toEqual([
    'Nacka',
    'Nacka Strand',
    'Naska',
  ]);
});

test('a postcode is named with and without its space', () => {
  expect(order('75450', [station('Gränby')], '754 50')).toEqual(['754 50', 'Gränby']);
  expect(order('754 50', [station('Gränby')], '754 50')).toEqual(['754 50', 'Gränby']);
});

test('a half typed name leaves the caller’s own first', () => {
  expect(order('lun', [station('Lund C')], 'Lund')).toEqual(['Lund C', 'Lund']);
});

test('a guessed place comes before stations that are spelt alike', () => {
  const places = ['Stockholm', 'Stockholm-Arlanda'].map((name) => aPlace({ id: name, name, guessed: true }));
  expect(
    orderSuggestions('stokholm', [station('Stockholm Årsta', true)], places).map(({ id }) => id),
  ).toEqual(['Stockholm', 'Stockholm Årsta', 'Stockholm-Arlanda']);
});
