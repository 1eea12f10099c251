import { expect, test } from 'vitest';
import { allowsAnalytics, containerId, containerScript } from './tag-manager.ts';

test('SHELL-11 the script is that of the container which is set, and none when none is', () => {
  const id = containerId({ page: '', site: 'GTM-ABC123' });
  expect(id && containerScript(id)).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123');
  expect(containerId({ page: '', site: '' })).toBeUndefined();
});

test('SHELL-12 with both set, the page’s id wins', () => {
  expect(containerId({ page: 'GTM-PAGE1', site: 'GTM-SITE1' })).toBe('GTM-PAGE1');
});

test('an id that is none never reaches a script address', () => {
  expect(containerId({ page: '"><script>', site: '' })).toBeUndefined();
});

test('without a stored choice, or with a torn one, nothing is allowed', () => {
  const cookie = (value: unknown) => `a=b; cc_cookie=${encodeURIComponent(JSON.stringify(value))}`;
  expect(allowsAnalytics('')).toBe(false);
  expect(allowsAnalytics('cc_cookie=%7B')).toBe(false);
  expect(allowsAnalytics(cookie({ categories: ['necessary'] }))).toBe(false);
  expect(allowsAnalytics(cookie({ categories: ['necessary', 'analytics'] }))).toBe(true);
});
