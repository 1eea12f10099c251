import { Secret } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { authenticator } from '../testing/authenticator.ts';
import { describeEnrolment, findTimeStep, generateSecret } from './totp.ts';

// The test vectors of RFC 6238 use this secret; their eight digits end in these six.
const secret = Secret.fromUTF8('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

describe('codes of an authenticator app', () => {
  test.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1234567890, '005924', 41152263],
    [20000000000, '353130', 666666666],
  ])('at %i s the code of RFC 6238 is accepted, and its step is known', (seconds, code, step) => {
    expect(findTimeStep(secret, code, at(seconds))).toBe(step);
  });

  test('the code of the step before or after is accepted under its own step, older ones are not', () => {
    const code = authenticator(secret).generate({ timestamp: 3_000_000 });
    expect([2970, 3000, 3030].map((seconds) => findTimeStep(secret, code, at(seconds)))).toEqual([
      100, 100, 100,
    ]);
    expect([2939, 3061].map((seconds) => findTimeStep(secret, code, at(seconds)))).toEqual([
      undefined,
      undefined,
    ]);
  });

  test.each(['', '28708', '2870821', 'abcdef', ' 287082', '２８７０８２'])('%j is no code', (code) => {
    expect(findTimeStep(secret, code, at(59))).toBeUndefined();
  });
});

test('an app is told the secret, whose it is and who asks for it, also as a picture', () => {
  const { uri, svg } = describeEnrolment(generateSecret(), 'anna@dealer.example');
  expect(uri).toMatch(/^otpauth:\/\/totp\/Forecourt:anna%40dealer\.example\?.*secret=[A-Z2-7]{32}/);
  expect(svg).toMatch(/^<svg /);
});
