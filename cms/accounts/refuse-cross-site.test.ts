import { describe, expect, test } from 'vitest';
import { isCrossSite, refuseCrossSite } from './refuse-cross-site.ts';

const cookie = 'payload-token=abc';
const host = 'studio.solvik.example';
const json = 'application/json';

describe('a request that could come from a page of another site', () => {
  test.each([
    ['says so', { 'sec-fetch-site': 'cross-site', cookie }],
    ['comes from a sibling host', { 'sec-fetch-site': 'same-site', cookie }],
    ['names another origin', { origin: 'https://evil.example', cookie }],
    ['names no origin at all', { origin: 'null', cookie }],
    ['names another port', { origin: `https://${host}:8443`, cookie }],
    ['is a form of an old browser', { cookie, 'content-type': 'application/x-www-form-urlencoded' }],
    ['is JSON that is sent as text', { cookie, 'content-type': 'Text/Plain; charset=utf-8' }],
  ])('is refused: it %s', (_, headers) => {
    expect(isCrossSite(new Headers({ host, ...(headers as Record<string, string>) }))).toBe(true);
  });

  test.each([
    ['the studio’s own page', { 'sec-fetch-site': 'same-origin', origin: `https://${host}`, cookie }],
    [
      'the studio’s page behind a proxy',
      { 'x-forwarded-host': host, host: 'internal:3001', origin: `https://${host}` },
    ],
    ['a program with a token', { authorization: 'JWT abc', 'content-type': 'text/plain' }],
    ['a program with a cookie', { cookie, 'content-type': json }],
  ])('is not: %s', (_, headers) => {
    expect(isCrossSite(new Headers({ host, ...(headers as Record<string, string>) }))).toBe(false);
  });

  test.each(['POST', 'PATCH', 'PUT', 'DELETE'])('never reaches Payload with %s', async (method) => {
    const guarded = refuseCrossSite(async () => Response.json({ done: true }));
    const headers = { 'sec-fetch-site': 'cross-site', cookie };
    const response = await guarded(new Request(`http://${host}/admin/api/redirects`, { method, headers }));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'CROSS_ORIGIN' });
  });

  test('may read: an answer is not given to it by the browser', async () => {
    const guarded = refuseCrossSite(async () => Response.json({ done: true }));
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await guarded(new Request(`http://${host}/admin/api/ready`, { headers }))).status).toBe(200);
  });
});
