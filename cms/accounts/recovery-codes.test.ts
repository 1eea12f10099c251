import { expect, test } from 'vitest';
import { generateRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';

test('there are ten different codes, and only hashes that need the studio’s secret are stored', () => {
  const { codes, hashes } = generateRecoveryCodes('studio secret');
  expect(new Set(codes).size).toBe(10);
  for (const [at, code] of codes.entries()) {
    expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
    expect(hashes[at]).toBe(hashRecoveryCode('studio secret', code));
    expect(hashes[at]).not.toBe(hashRecoveryCode('another secret', code));
    expect(hashes.join()).not.toContain(code.slice(0, 5));
  }
});

test('a code is known however it is typed', () => {
  const [code = ''] = generateRecoveryCodes('studio secret').codes;
  const hash = hashRecoveryCode('studio secret', code);
  for (const typed of [code.toUpperCase(), code.replace('-', ''), ` ${code.replace('-', ' ')} `])
    expect(hashRecoveryCode('studio secret', typed)).toBe(hash);
});
