import { createHmac, timingSafeEqual } from 'node:crypto';

/** Allows the editing mode of one site for a short time. Only the studio issues it (EDIT-08). */
export type PreviewTokenClaims = { site: string; expiresAt: number };

export function signPreviewToken({ site, expiresAt }: PreviewTokenClaims, secret: string): string {
  const claims = `${site}.${expiresAt}`;
  return `${claims}.${signatureOf(claims, secret)}`;
}

export function verifyPreviewToken(token: string, site: string, secret: string, now: number): boolean {
  const [name, expiresAt, signature] = token.split('.');
  if (!name || !expiresAt || !signature) return false;
  const expected = Buffer.from(signatureOf(`${name}.${expiresAt}`, secret));
  const given = Buffer.from(signature);
  return (
    expected.length === given.length &&
    timingSafeEqual(expected, given) &&
    name === site &&
    Number(expiresAt) > now
  );
}

function signatureOf(claims: string, secret: string): string {
  return createHmac('sha256', secret).update(claims).digest('base64url');
}
