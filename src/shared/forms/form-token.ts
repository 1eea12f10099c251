import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the server says about a form it rendered, and believes when the form comes back. */
export type FormTokenClaims = {
  formName: string;
  renderedAt: Date;
  /** Fields that editors made optional on this page. */
  optional: readonly string[];
};

export type FormTokens = {
  issue: (claims: FormTokenClaims) => string;
  verify: (token: unknown, formName: string, now: Date) => FormTokenResult;
};

export type FormTokenResult =
  | { state: 'valid'; optional: readonly string[] }
  /** Nobody fills in a form in so short a time. */
  | { state: 'too fast' }
  | { state: 'invalid' };

/** The field of a form that carries its token. */
export const FORM_TOKEN = 'formToken';

const MIN_AGE_MS = 2000;
const MAX_AGE_MS = 7 * 86_400_000;

/**
 * Signed, because the page is cached and the server stores nothing about who looks at it. A cached page's token is as
 * old as the page: the trap catches programs that post without having fetched the page, or long after.
 */
export function createFormTokens(secret: string): FormTokens {
  const sign = (content: string) =>
    createHmac('sha256', secret).update(`form ${content}`).digest('base64url');
  return {
    issue: ({ formName, renderedAt, optional }) => {
      const content = [renderedAt.getTime(), formName, ...optional].join('.');
      return `${content}.${sign(content)}`;
    },
    verify: (token, formName, now) => {
      const [, content = '', signature = ''] = /^(.+)\.([A-Za-z0-9_-]{43})$/.exec(String(token)) ?? [];
      if (!isEqual(signature, sign(content))) return { state: 'invalid' };
      const [renderedAt, name, ...optional] = content.split('.');
      const ageMs = now.getTime() - Number(renderedAt);
      if (name !== formName || ageMs > MAX_AGE_MS) return { state: 'invalid' };
      return ageMs < MIN_AGE_MS ? { state: 'too fast' } : { state: 'valid', optional };
    },
  };
}

function isEqual(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
