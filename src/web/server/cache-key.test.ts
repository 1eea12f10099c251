import { expect, test } from 'vitest';
import { type CacheTarget, cacheKey } from './cache-key.ts';

const page = { kind: 'page', site: 'solvik-se', language: 'sv', path: '/', query: {} } as const;
const graphql = {
  kind: 'graphql',
  site: 'solvik-se',
  query: '{brands{name}}',
  variables: {},
  operationName: undefined,
} as const;

test('whatever differs in what is cached differs in the key', () => {
  const targets: CacheTarget[] = [
    page,
    { ...page, site: 'solvik-no' },
    { ...page, language: 'en' },
    { ...page, path: '/om-solvik' },
    { ...page, query: { page: ['2'] } },
    { ...page, query: { page: ['2', '3'] } },
    { kind: 'notFound', site: 'solvik-se', language: 'sv', proposals: [] },
    { kind: 'notFound', site: 'solvik-se', language: 'sv', proposals: ['/kop-bil'] },
    { kind: 'notFound', site: 'solvik-se', language: 'en', proposals: [] },
    { kind: 'overloaded', site: 'solvik-se', language: 'sv' },
    { kind: 'overloaded', site: 'solvik-no', language: 'sv' },
    { kind: 'overloaded', site: 'solvik-se', language: 'en' },
    { kind: 'gone', site: 'solvik-se', language: 'sv', page: '/', shared: '', query: {} },
    { kind: 'gone', site: 'solvik-se', language: 'sv', page: '/', shared: 'volvo', query: {} },
    { kind: 'directory', found: true },
    { kind: 'directory', found: false },
    graphql,
    { ...graphql, site: undefined },
    { ...graphql, query: '{brands{logo}}' },
    { ...graphql, variables: { first: 1 } },
    { ...graphql, operationName: 'brands' },
  ];
  expect(new Set(targets.map(cacheKey)).size).toBe(targets.length);
});

test('the order of variables makes no other query', () => {
  const key = (variables: Record<string, unknown>) => cacheKey({ ...graphql, variables });
  expect(key({ first: 1, site: 'a' })).toBe(key({ site: 'a', first: 1 }));
  expect(key({ first: 1, site: 'a' })).not.toBe(key({ first: 'a', site: 1 }));
});
