import { expect, test } from 'vitest';
import { signPreviewToken, verifyPreviewToken } from './preview-token.ts';

const secret = 'a secret for tests only';
const token = signPreviewToken({ site: 'solvik-se', expiresAt: 2000 }, secret);

test('EDIT-08 a token is valid for its own site until it expires, and for nothing else', () => {
  expect(verifyPreviewToken(token, 'solvik-se', secret, 1999)).toBe(true);
  expect(verifyPreviewToken(token, 'solvik-se', secret, 2000)).toBe(false);
  expect(verifyPreviewToken(token, 'solvik-uk', secret, 1)).toBe(false);
  expect(verifyPreviewToken(token, 'solvik-se', 'another secret', 1)).toBe(false);
});

test('EDIT-08 a token that was changed is refused', () => {
  const [, , signature] = token.split('.');
  for (const forged of [
    '',
    'x',
    `solvik-se.9999.${signature}`,
    `solvik-uk.2000.${signature}`,
    'solvik-se.2000.',
  ])
    expect(verifyPreviewToken(forged, 'solvik-se', secret, 1)).toBe(false);
});
