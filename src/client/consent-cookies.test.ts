import { expect, test } from 'vitest';
import { cookiesToClear } from './consent-cookies.ts';

test('what tags left behind is swept from the host and from the domains above it, never from the last label', () => {
  const domains = new Set(cookiesToClear('analytics', 'nya.bil.solvik.example').map(({ domain }) => domain));
  expect([...domains]).toEqual([undefined, 'bil.solvik.example', 'solvik.example']);
  expect(cookiesToClear('analytics', 'localhost').every(({ domain }) => domain === undefined)).toBe(true);
});

test('statistics and marketing each sweep their own', () => {
  const matches = (category: 'analytics' | 'marketing', cookie: string) =>
    cookiesToClear(category, 'solvik.example').some(({ name }) =>
      typeof name === 'string' ? name === cookie : name.test(cookie),
    );
  expect([matches('analytics', '_ga_ABC'), matches('analytics', '_gcl_au')]).toEqual([true, false]);
  expect([matches('marketing', '_gcl_au'), matches('marketing', '_ga')]).toEqual([true, false]);
  expect(matches('analytics', 'cc_cookie') || matches('marketing', 'hideAlert')).toBe(false);
});
