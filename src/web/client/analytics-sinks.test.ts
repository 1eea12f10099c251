import { afterEach, expect, test, vi } from 'vitest';
import { applyConsent } from '../../shared/analytics/consent.ts';
import { dataLayer } from '../../shared/analytics/data-layer.ts';
import { startSinks } from './analytics-sinks.ts';

afterEach(() => vi.unstubAllGlobals());

const sinks = [{ name: 'parts-counter', consent: 'analytics', options: { url: '/c' } }];
const data = { site: 'solvik-se', language: 'sv', sinks, texts: {} };

test('a sink is loaded with consent, gets what happened and what happens, and nothing once it is withdrawn', async () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify(data) }),
    documentElement: { hasAttribute: () => true },
  });
  const got: string[] = [];
  const load = vi.fn(async () => ({
    start: (options: object, page: object) => {
      got.push(JSON.stringify([options, page]));
      return ({ event }: { event: string }) => {
        if (event === 'broken') throw new Error('broken');
        got.push(event);
      };
    },
  }));
  dataLayer().push({ event: 'page_view' });
  startSinks(new Map([['parts-counter', load]]));
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  applyConsent(['necessary', 'marketing']);
  expect(load).not.toHaveBeenCalled();
  applyConsent(['necessary', 'analytics']);
  await vi.waitFor(() =>
    expect(got).toEqual(['[{"url":"/c"},{"site":"solvik-se","language":"sv"}]', 'page_view']),
  );
  dataLayer().push({ event: 'gallery_open' }, { event: 'gtm.js' }, { event: 'broken' }, { event: 'contact' });
  expect(got.slice(2)).toEqual(['gallery_open', 'contact']);
  applyConsent(['necessary']);
  dataLayer().push({ event: 'search' });
  expect(got).toHaveLength(4);
});
