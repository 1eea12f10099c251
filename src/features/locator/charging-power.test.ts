import { expect, test } from 'vitest';
import { formatKilowatts, parsePowerWatts } from './charging-power.ts';

test.each([
  [150_000, 150_000],
  ['150000', 150_000],
  ['150 kW', 150_000],
  ['7,4 kW', 7400],
  ['22000 W', 22_000],
  [1000, 1000],
  [999, 999_000],
  ['150', 150_000],
])('LOC-12 a power of %j is %d watts', (value, watts) => {
  expect(parsePowerWatts(value)).toBe(watts);
});

test.each(['', ' ', undefined, null, 'fast', '150 hp', -1, Number.NaN, {}])(
  'a power of %j is none',
  (value) => {
    expect(parsePowerWatts(value)).toBeUndefined();
  },
);

test('LOC-12 power is shown in kilowatts in the format of the language', () => {
  expect(formatKilowatts(150_000, 'sv')).toBe('150');
  expect(formatKilowatts(7400, 'sv')).toBe('7,4');
  expect(formatKilowatts(7400, 'en')).toBe('7.4');
});
