import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileTable } from './redirect-table.ts';
import type { RedirectRule } from './rule.ts';
import { referenceTable } from './testing/reference-table.ts';

const site = { groupSlug: 'solvik', storeSlug: 'carstore', languages: ['sv', 'en'] as const };

const A_MINUTE = 60_000;

const literals = fc.constantFrom('a', 'b', 'ab', 'a-b', 'ö', 'b-a-b', 'c d', '7');
const patterns = fc.constantFrom(
  '{x}',
  '{n:number}',
  '{c:code}',
  '{y}-b',
  'a-{y}',
  'a-{y}-{z}',
  '{y}-{z}',
  'b{y}',
  '{y}b',
);
const pair = fc.tuple(fc.constantFrom('k', 'l', 'm.n'), fc.constantFrom('1', '2', 'å'));

const aSource = fc
  .tuple(fc.array(fc.oneof({ weight: 3, arbitrary: literals }, patterns), { maxLength: 3 }), fc.boolean())
  .map(([segments, rest]) => (rest ? [...segments, '{path*}'] : segments))
  .filter((segments) => {
    const names = segments.join('').match(/\{\w/g) ?? [];
    return new Set(names).size === names.length;
  });

const aRule = fc
  .tuple(aSource, fc.array(pair, { maxLength: 2 }), fc.array(pair, { maxLength: 2 }), fc.nat(5), fc.boolean())
  .map(([segments, has, own, kind, encoded]): RedirectRule => {
    const used = segments.join('/').match(/\{\w+(?::\w+)?\*?\}/g) ?? [];
    const query = own.map(([key, value]) => `${key}=${value}`).join('&');
    const source = `/${segments.join('/')}`;
    const first = kind === 0 ? 'a' : 'to';
    return {
      source: encoded ? encodeURI(source).replace(/%7B/g, '{').replace(/%7D/g, '}') : source,
      destination: `/${[first, ...used].join('/')}${query && `?${query}`}`,
      permanent: true,
      has: kind > 3 ? has.map(([key, value]) => ({ type: 'query', key, value })) : [],
      ...(kind === 1 && { otherwise: '/elsewhere' }),
    };
  });

const anAddress = fc.record({
  path: fc.array(fc.oneof(literals, fc.constantFrom('a-a-b', 'bb', 'b-b', '461', 'B-4.6', 'b-4-')), {
    maxLength: 4,
  }),
  query: fc.array(pair, { maxLength: 3 }),
});

test(
  'ROUTE-15 ROUTE-16 ROUTE-18 the compiled table gives the same results as trying the rules one by one',
  () => {
    const property = fc.property(
      fc.array(aRule, { minLength: 1, maxLength: 12 }),
      fc.array(anAddress, { minLength: 1, maxLength: 8 }),
      (rules, addresses) => {
        const compiled = compileTable(rules, site);
        const refused = new Set(compiled.refused.map(({ number }) => number));
        const accepted = rules.filter((_, at) => !refused.has(at + 1));
        const plain = referenceTable(accepted);
        const pageExists = (path: string) => path.length % 2 === 0;
        for (const { path, query } of addresses) {
          const where = `/${path.map(encodeURIComponent).join('/')}`;
          const requestQuery = query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
          const mine = compiled.hop(where, requestQuery, pageExists);
          const its = plain(where, requestQuery, pageExists);
          expect(mine?.location).toBe(its?.location);
          expect(mine && rules[mine.rule - 1]).toBe(its && accepted[its.rule - 1]);
        }
      },
    );
    fc.assert(property, { numRuns: 500 });
  },
  A_MINUTE,
);

test(
  'ROUTE-25 whatever the rules are, no visitor ends in a redirect loop',
  () => {
    const loose = fc.tuple(aSource, aSource).map(([source, destination]): RedirectRule => {
      const known = new Set(source.join('/').match(/\{\w+(?::\w+)?\*?\}/g) ?? []);
      const path = destination.map((segment) =>
        segment.replace(/\{\w+(?::\w+)?\*?\}/g, (name) => (known.has(name) ? name : 'ab')),
      );
      return { source: `/${source.join('/')}`, destination: `/${path.join('/')}`, permanent: true };
    });
    const property = fc.property(
      fc.array(loose, { minLength: 1, maxLength: 8 }),
      fc.array(anAddress, { minLength: 1, maxLength: 8 }),
      (rules, addresses) => {
        const table = compileTable(rules, site);
        for (const { path } of addresses) {
          let at = `/${path.map(encodeURIComponent).join('/')}`;
          let hops = 0;
          for (; hops <= 30; hops += 1) {
            const moved = table.find(at, '', () => false);
            if (!moved) break;
            at = moved.location;
          }
          expect(hops).toBeLessThan(30);
        }
      },
    );
    fc.assert(property, { numRuns: 500 });
  },
  A_MINUTE,
);

test(
  'whatever a table and a request hold, nothing is thrown, and an address of this site stays on it',
  () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.stringMatching(/^[/{}*a?#%.&=:\\-]{0,14}$/),
      fc.constantFrom(
        '/a/{x}',
        '/a/{x:number}',
        '/a/{x:code}',
        '/{path*}',
        '/%E0%A4%A',
        '/x?y={x}',
        '//evil.example',
        'https://{x}/',
        'javascript:a',
      ),
    );
    const anything = fc.oneof(
      fc.anything(),
      fc.record({ source: text, destination: text, permanent: fc.constant(true) }),
      fc.record({ source: text, destination: text, permanent: fc.constant(true), otherwise: text }),
    );
    const property = fc.property(fc.array(anything, { maxLength: 6 }), text, text, (body, path, query) => {
      const table = compileTable(body, site);
      const moved = table.find(path, query, () => true);
      const rule = table.rules.find(({ number }) => number === moved?.rule);
      expect(moved?.location ?? '/').toMatch(/^[\x21-\x7e]+$/);
      if (rule && rule.destination.origin === '') expect(moved?.location).toMatch(/^\/(?![/\\])/);
      for (const { destination } of table.rules)
        expect(destination.origin).toMatch(/^$|^https?:\/\/[\w.:-]+$/);
    });
    fc.assert(property, { numRuns: 1000 });
  },
  A_MINUTE,
);
