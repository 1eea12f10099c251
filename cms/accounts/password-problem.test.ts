import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PASSWORD_LENGTH, passwordProblem } from './password-problem.ts';

const anna = { email: 'anna.berg@dealer.example', name: 'Anna Berg' };

describe('a password is refused', () => {
  test.each([
    ['abc', 'too short'],
    ['elevenchars', 'too short'],
    ['x'.repeat(MAX_PASSWORD_LENGTH + 1), 'too long'],
    ['password1234', 'common'],
    ['P@ssw0rd2026!', 'common'],
    ['123456789012', 'common'],
    ['abcdefghijklmnop', 'common'],
    ['aaaaaaaaaaaaaaa', 'common'],
    ['passwordpassword', 'common'],
    ['qwertyuiop123', 'common'],
    ['Välkommen2026', 'common'],
    ['admin-admin-admin', 'common'],
    ['correct horse battery staple', 'common'],
    ['Winter2026Winter', 'common'],
    ['111122223333', 'common'],
    ['anna.berg@dealer.example', 'own name'],
    ['anna.berg.1984', 'own name'],
    ['AnnaBergAnnaBerg', 'own name'],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password, anna)).toBe(problem);
  });
});

describe('a password is accepted', () => {
  test.each([
    'a long enough password',
    'blå hästar äter gröt',
    'sju sjösjuka sjömän',
    'mörkblått-fönster-7',
    'tyre hotel behind the church',
    'zz9 plural z alpha',
    '4815162342108',
    'пароль длинный и свой',
    'anna likes winter tyres',
    '🚗🚙🚌🚎🏎🚓🚑🚒🚐🛻🚚🚛',
  ])('%s', (password) => {
    expect(passwordProblem(password, anna)).toBeUndefined();
  });

  test('whatever characters it has: what is generated for administrators is never refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
        fc.pre(new Set(bytes).size > 8);
        expect(passwordProblem(Buffer.from(bytes).toString('base64url'), anna)).toBeUndefined();
      }),
    );
  });
});
