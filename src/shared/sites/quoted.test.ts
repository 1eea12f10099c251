import { expect, test } from 'vitest';
import { allLanguages } from './languages.ts';
import { quoted } from './quoted.ts';

test('each language has its own quotation marks', () => {
  expect(allLanguages.map((language) => quoted('york', language))).toEqual([
    '”york”',
    '«york»',
    '‘york’',
    '”york”',
    '„york“',
  ]);
});
