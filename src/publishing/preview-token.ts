import { createHmac, timingSafeEqual } from 'node:crypto';

/** Opens the editing mode of one site for a short while. Only the studio hands it out (EDIT-08). */
export type PreviewTokenClaims = { site: string; expiresAt: number };

export function signPreviewToken({ site, expiresAt }: PreviewTokenClaims, secret: string): string {
  const words = `${site}.${expiresAt}`;
  return `${words}.${signatureOf(words, secret)}`;
}

export function verifyPreviewToken(token: string, site: string, secret: string, now: number): boolean {
  const [name, expiresAt, seal] = token.split('.');
  if (!name || !expiresAt || !seal) return false;
  const expected = Buffer.from(signatureOf(`${name}.${expiresAt}`, secret));
  const given = Buffer.from(seal);
  return (
    expected.length === given.length &&
    timingSafeEqual(expected, given) &&
    name === site &&
    Number(expiresAt) > now
  );
}

function signatureOf(words: string, secret: string): string {
  return createHmac('sha256', secret).update(words).digest('base64url');
}
