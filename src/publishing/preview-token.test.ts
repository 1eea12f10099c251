import { expect, test } from 'vitest';
import { signPreviewToken, verifyPreviewToken } from './preview-token.ts';

const secret = 'a secret for tests only';
const pass = signPreviewToken({ site: 'solvik-se', expiresAt: 2000 }, secret);

test('EDIT-08 a pass opens its own site until it expires, and nothing else', () => {
  expect(verifyPreviewToken(pass, 'solvik-se', secret, 1999)).toBe(true);
  expect(verifyPreviewToken(pass, 'solvik-se', secret, 2000)).toBe(false);
  expect(verifyPreviewToken(pass, 'solvik-uk', secret, 1)).toBe(false);
  expect(verifyPreviewToken(pass, 'solvik-se', 'another secret', 1)).toBe(false);
});

test('EDIT-08 a pass that was written over does not open', () => {
  const [, , seal] = pass.split('.');
  for (const forged of ['', 'x', `solvik-se.9999.${seal}`, `solvik-uk.2000.${seal}`, 'solvik-se.2000.'])
    expect(verifyPreviewToken(forged, 'solvik-se', secret, 1)).toBe(false);
});
