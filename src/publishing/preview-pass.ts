import { createHmac, timingSafeEqual } from 'node:crypto';

/** Opens the editing mode of one site for a short while. Only the studio hands it out (EDIT-08). */
export type PreviewPass = { site: string; expiresAt: number };

export function sealPass({ site, expiresAt }: PreviewPass, secret: string): string {
  const words = `${site}.${expiresAt}`;
  return `${words}.${sealOf(words, secret)}`;
}

export function opens(token: string, site: string, secret: string, now: number): boolean {
  const [name, expiresAt, seal] = token.split('.');
  if (!name || !expiresAt || !seal) return false;
  const expected = Buffer.from(sealOf(`${name}.${expiresAt}`, secret));
  const given = Buffer.from(seal);
  return (
    expected.length === given.length &&
    timingSafeEqual(expected, given) &&
    name === site &&
    Number(expiresAt) > now
  );
}

function sealOf(words: string, secret: string): string {
  return createHmac('sha256', secret).update(words).digest('base64url');
}
