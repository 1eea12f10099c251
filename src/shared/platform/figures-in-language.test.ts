import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figuresInLanguage, firstFigure } from './figures-in-language.ts';
import { formatDecimal } from './format-number.ts';

test('figures change their notation, and the words around them stay', () => {
  expect(figuresInLanguage('4 760 × 1 850 mm', 'sv', 'en')).toBe('4,760 × 1,850 mm');
  expect(figuresInLanguage('77,4 kWh', 'fi', 'en')).toBe('77.4 kWh');
  expect(figuresInLanguage('1,540 litres', 'en', 'sk')).toBe('1\u00a0540 litres');
  expect(figuresInLanguage('nothing', 'en', 'sk')).toBe('nothing');
});

test('a figure is read as its language writes it', () => {
  expect(firstFigure('0,54 l/mil', 'sv')).toBe(0.54);
  expect(firstFigure('1,540 litres', 'en')).toBe(1540);
  expect(firstFigure('ingår', 'sv')).toBeUndefined();
});

test('any amount that one language writes is the same amount in another', () => {
  const languages = fc.constantFrom('sv', 'nb', 'fi', 'sk', 'en');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999 }),
      fc.integer({ min: 0, max: 2 }),
      languages,
      languages,
      (units, decimals, from, to) => {
        const write = (language: string) =>
          formatDecimal(units / 10 ** decimals, language, { min: decimals, max: decimals });
        expect(figuresInLanguage(write(from), from, to)).toBe(write(to));
      },
    ),
  );
});
