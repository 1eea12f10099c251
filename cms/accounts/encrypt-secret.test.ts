import { expect, test } from 'vitest';
import { decryptSecret, encryptSecret } from './encrypt-secret.ts';

test('what is encrypted for an account is read again for it alone', () => {
  const encrypted = encryptSecret('studio secret', '7', 'JBSWY3DPEHPK3PXP');
  expect(encrypted).not.toContain('JBSWY3DP');
  expect(decryptSecret('studio secret', '7', encrypted)).toBe('JBSWY3DPEHPK3PXP');
  expect(decryptSecret('studio secret', '8', encrypted)).toBeUndefined();
  expect(decryptSecret('another secret', '7', encrypted)).toBeUndefined();
});

test('the same secret is encrypted differently each time, and nothing is read from a changed or cut row', () => {
  const encrypted = encryptSecret('studio secret', '7', 'JBSWY3DPEHPK3PXP');
  expect(encryptSecret('studio secret', '7', 'JBSWY3DPEHPK3PXP')).not.toBe(encrypted);
  const changed = `${encrypted.slice(0, -2)}${encrypted.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const broken of [changed, encrypted.slice(0, 20), ''])
    expect(decryptSecret('studio secret', '7', broken)).toBeUndefined();
});
