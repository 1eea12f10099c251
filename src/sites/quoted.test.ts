import { expect, test } from 'vitest';
import { routerLanguages } from './languages.ts';
import { quoted } from './quoted.ts';

test('each language has its own quotation marks', () => {
  expect(routerLanguages.map((language) => quoted('york', language))).toEqual([
    '”york”',
    '«york»',
    '‘york’',
    '”york”',
    '„york“',
  ]);
});
