import { expect, test } from 'vitest';
import { cookiesToClear } from './consent-cookies.ts';

test('cookies of tags are cleared on the host and on the domains above it, never on the last label', () => {
  const domains = new Set(cookiesToClear('analytics', 'nya.bil.solvik.example').map(({ domain }) => domain));
  expect([...domains]).toEqual([undefined, 'bil.solvik.example', 'solvik.example']);
  expect(cookiesToClear('analytics', 'localhost').every(({ domain }) => domain === undefined)).toBe(true);
});

test('analytics and marketing each clear their own', () => {
  const matches = (category: 'analytics' | 'marketing', cookie: string) =>
    cookiesToClear(category, 'solvik.example').some(({ name }) =>
      typeof name === 'string' ? name === cookie : name.test(cookie),
    );
  expect([matches('analytics', '_ga_ABC'), matches('analytics', '_gcl_au')]).toEqual([true, false]);
  expect([matches('marketing', '_gcl_au'), matches('marketing', '_ga')]).toEqual([true, false]);
  expect(matches('analytics', 'cc_cookie') || matches('marketing', 'hideAlert')).toBe(false);
});
