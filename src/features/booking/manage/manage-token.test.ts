import { expect, test } from 'vitest';
import { hashManageToken, isManageToken, managePath, manageToken } from './manage-token.ts';

const secret = 'a secret of sixteen signs';

test('a token belongs to one booking and one secret, and is always the same', () => {
  const token = manageToken(secret, 'SB-7K3M9Q');
  expect(manageToken(secret, 'SB-7K3M9Q')).toBe(token);
  expect(manageToken(secret, 'SB-7K3M9R')).not.toBe(token);
  expect(manageToken('another secret of this', 'SB-7K3M9Q')).not.toBe(token);
});

test('a token is 32 bytes that an address can hold, and its hash does not contain it', () => {
  const token = manageToken(secret, 'SB-7K3M9Q');
  expect(isManageToken(token)).toBe(true);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(managePath(token)).toBe(`/booking/${token}`);
  expect(hashManageToken(token)).toMatch(/^[0-9a-f]{64}$/);
});

test.each(['', 'x', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}/`])('%j is no token', (text) => {
  expect(isManageToken(text)).toBe(false);
});
