import { expect, test } from 'vitest';
import { checkTable } from './check-table.ts';
import { compileTable } from './redirect-table.ts';
import type { RedirectRule } from './rule.ts';

const site = { groupSlug: 'solvik', storeSlug: '', languages: ['sv', 'en'] as const };
const addresses = ['/', '/a', '/b', '/news', '/news/snow', '/dealers/,-w-,', '/en', '/en/service'];

function findings(...rules: unknown[]) {
  const pageExists = (path: string) => addresses.includes(path) || /^\/dealers\/[^/]+$/.test(path);
  return checkTable(compileTable(rules, site), { addresses, pageExists: pageExists });
}

function rule(source: string, destination: string, has: Record<string, string> = {}): RedirectRule {
  const conditions = Object.entries(has).map(([key, value]) => ({ type: 'query' as const, key, value }));
  return { source, destination, permanent: true, has: conditions };
}

test('a sound table has no findings', () => {
  const sound = [
    rule('/old', '/a'),
    rule('/old', '/b', { x: '1' }),
    rule('/jobs', 'https://careers.example'),
    rule('/dealer/{id}/{group}-bil-{place}', '/dealers/{group}-{place}'),
    rule('/stories/{path*}', '/news/{path*}'),
    { ...rule('/blog/{slug}', '/news/{slug}'), otherwise: '/news' },
    rule('/en/{path*}', '/'),
    rule('/english', '/en/service'),
  ];
  expect(findings(...sound)).toEqual([]);
});

test('ROUTE-18 a duplicate source is reported, with the rule that wins', () => {
  const [same, other, encoded] = findings(
    rule('/k%C3%B6p', '/a'),
    rule('/köp/', '/a'),
    rule('/köp', '/b'),
    rule('/x/{id}', '/a'),
    rule('/x/{slug}', '/b'),
  );
  expect(same).toMatchObject({ rule: 2, level: 'warning', kind: 'duplicate' });
  expect(same?.sentence).toBe('Rule 1 has the same source; it leads to the same place.');
  expect(other).toMatchObject({ rule: 3, kind: 'duplicate' });
  expect(other?.sentence).toBe('Rule 1 has the same source; it leads to /a and wins, being listed first.');
  expect(encoded).toMatchObject({ rule: 5, kind: 'duplicate' });
});

test('ROUTE-18 rules on one source are duplicates with the same conditions only, in whatever order', () => {
  const found = findings(
    rule('/q', '/a', { x: '1', y: '2' }),
    rule('/q', '/b', { y: '2', x: '1' }),
    rule('/q', '/b', { x: '2', y: '1' }),
    rule('/q', '/b', { x: '1' }),
    rule('/q/{x}', '/a'),
    rule('/q/{x}-{y}', '/a'),
  );
  expect(found.map(({ rule, kind }) => [rule, kind])).toEqual([[2, 'duplicate']]);
});

test('an address reserved by the server is reported, with what is left of the rule', () => {
  const found = findings(
    rule('/api/{path*}', '/a'),
    rule('/api/x', '/a'),
    rule('/media', '/a'),
    rule('/{x}/api', '/a'),
    rule('/apis/x', '/a'),
    rule('/sitemap.xml', '/a'),
  );
  expect(found.map(({ rule, sentence }) => [rule, sentence])).toEqual([
    [1, 'It only fires at /api: the server keeps all that lies below /api for itself.'],
    [2, 'It never fires: the server keeps all that lies below /api for itself.'],
    [6, 'It never fires: the server keeps this address for itself.'],
  ]);
});

test('findings come in the order of the table', () => {
  const found = findings(rule('/1', '/nowhere'), 'no rule', rule('/news', '/a'), rule('/1', '/b'));
  expect(found.map(({ rule, kind }) => [rule, kind])).toEqual([
    [1, 'broken target'],
    [2, 'malformed'],
    [3, 'hidden page'],
    [4, 'duplicate'],
  ]);
  expect(found[1]?.source).toBe('');
});

test('unreachable rules are reported', () => {
  const found = findings(
    rule('/z', '/a'),
    rule('/z/{one}/{path*}', '/a'),
    rule('/z/{path*}', '/b'),
    rule('/api/{path*}', '/a'),
    rule('/robots.txt', '/a'),
  );
  expect(found.map(({ rule, kind }) => [rule, kind])).toEqual([
    [3, 'unreachable'],
    [4, 'unreachable'],
    [5, 'unreachable'],
  ]);
  expect(found[0]?.sentence).toBe('It never fires: rules 1 and 2 describe its addresses more closely.');
});

test('ROUTE-25 rules that make a redirect loop are left out: the last listed of each loop', () => {
  const found = findings(
    rule('/one', '/two'),
    rule('/two', '/three'),
    rule('/three', '/one'),
    rule('/self/{x}', '/self/{x}'),
    rule('/grow/{path*}', '/grow/more/{path*}'),
    rule('/{brand}/cars', '/cars/{brand}'),
    rule('/cars/volvo', '/volvo/cars'),
  ).filter(({ kind }) => kind === 'loop');
  expect(found.map(({ rule }) => rule)).toEqual([3, 4, 5, 7]);
  expect(found[0]?.sentence).toBe(
    'It is left out: it sends visitors round in circles: /one → /two → /three → /one.',
  );
});

test('ROUTE-25 a rule that redirects into a loop is not part of it', () => {
  const loops = (...rules: RedirectRule[]) =>
    findings(...rules)
      .filter(({ kind }) => kind === 'loop')
      .map(({ rule }) => rule);
  expect(loops(rule('/one', '/two'), rule('/two', '/one'), rule('/in', '/one'))).toEqual([2]);
  expect(loops(rule('/grow/{path*}', '/grow/more/{path*}'), rule('/in', '/grow'))).toEqual([1]);
});

test('ROUTE-25 one more hop is a detour, two are too many', () => {
  const found = findings(
    rule('/1', '/2'),
    rule('/2', '/3'),
    rule('/3', '/a'),
    rule('/4/{path*}', '/5/{path*}'),
    rule('/5/x', '/a'),
  );
  expect(found.filter(({ rule }) => rule < 4).map(({ rule, level, kind }) => [rule, level, kind])).toEqual([
    [1, 'error', 'chain'],
    [2, 'warning', 'detour'],
  ]);
  expect(found[0]?.sentence).toBe('It takes 3 hops: /1 → /2 → /3 → /a.');
  expect(found[1]?.sentence).toBe('Rule 3 sends its visitors on to /a; it could lead there at once.');
});

test('ROUTE-25 a chain that only certain values make is found too', () => {
  const found = findings(rule('/u/{path*}', '/news/{path*}'), rule('/news/old', '/2'), rule('/2', '/a'));
  expect(found.find(({ kind }) => kind === 'chain')).toMatchObject({ rule: 1, level: 'error' });
});

test('destinations without a page are reported, with and without parameters', () => {
  const found = findings(
    rule('/1', '/nowhere'),
    rule('/2/{x}', '/nowhere/{x}'),
    rule('/3/{x}', '/dealers/{x}'),
    rule('/4/{x}', '/dealers/{x}/more'),
    { ...rule('/5/{x}', '/nowhere/{x}'), otherwise: '/nowhere-either' },
    rule('/6', '/a?x=1#y'),
    rule('/7', '/en/nothing'),
  );
  expect(found.map(({ rule, level, kind }) => [rule, level, kind])).toEqual(
    [1, 2, 4, 5, 7].map((number) => [number, 'error', 'broken target']),
  );
  expect(found[3]?.sentence).toBe('It leads to /nowhere-either, and no page of the site answers there.');
});

test('a destination may match a page for some value of its parameters', () => {
  const found = findings(
    rule('/1/{x}', '/news/{x}'),
    rule('/2/{x}', '/{x}/service'),
    rule('/3/{x}', '/en/{x}-vice'),
    rule('/4/{x}', '/ne{x}'),
    rule('/5/{x}', '/{x}/nothing/more'),
    rule('/6/{x}', '/news/{x}/more'),
    rule('/7/{path*}', '/dealers/x/{path*}'),
    rule('/8/{path*}', '/nowhere/{path*}'),
  );
  expect(found.map(({ rule, kind }) => [rule, kind])).toEqual([
    [3, 'broken target'],
    [5, 'broken target'],
    [6, 'broken target'],
    [8, 'broken target'],
  ]);
});

test('the same path on another host is not checked against the pages of this site', () => {
  const found = findings(rule('/1', 'https://other.example/nowhere'), rule('/2', '/nowhere'));
  expect(found.map(({ rule, kind }) => [rule, kind])).toEqual([[2, 'broken target']]);
});

test('ROUTE-25 a loop is found by the value that closes it, wherever its parameter is', () => {
  const loops = (...rules: RedirectRule[]) =>
    findings(...rules).flatMap(({ rule, kind }) => (kind === 'loop' ? [rule] : []));
  expect(loops(rule('/cars/{x}', '/{x}/cars'), rule('/volvo/cars', '/cars/volvo'))).toEqual([2]);
  expect(loops(rule('/cars/{x}', '/c-{x}'), rule('/c-volvo', '/cars/volvo'))).toEqual([2]);
  expect(loops(rule('/cars/{path*}', '/bilar/{path*}'), rule('/bilar/volvo/v60', '/cars/volvo/v60'))).toEqual(
    [2],
  );
  expect(loops({ ...rule('/cars/{x}', '/a'), otherwise: '/c/{x}' }, rule('/c/volvo', '/cars/volvo'))).toEqual(
    [2],
  );
  expect(
    loops(rule('/cars/{x}', 'https://other.example/{x}/cars'), rule('/volvo/cars', '/cars/volvo')),
  ).toEqual([]);
});

test('a destination that is itself redirected is not a broken target', () => {
  const found = findings(
    rule('/1', '/2'),
    rule('/2', '/a'),
    rule('/3/{x}', '/4/{x}'),
    rule('/4/{path*}', '/a'),
  );
  expect(found.map(({ rule, kind }) => [rule, kind])).toEqual([
    [1, 'detour'],
    [3, 'detour'],
  ]);
});

test('ROUTE-26 a page that a rule hides is reported', () => {
  const [hidden] = findings(rule('/news/{path*}', '/a'));
  expect(hidden).toMatchObject({ rule: 1, level: 'warning', kind: 'hidden page' });
  expect(hidden?.sentence).toBe('Nobody sees the page /news: the rule comes before it.');
});

test.each([
  ['what is no rule at all', 'old', 'the rule: Invalid input: expected object, received string'],
  ['a temporary rule', { ...rule('/x', '/a'), permanent: false }, 'permanent: Invalid input: expected true'],
  [
    'a condition on something else',
    { ...rule('/x', '/a'), has: [{ type: 'cookie', key: 'a', value: 'b' }] },
    'has.0.type',
  ],
  ['a source without a slash', rule('x', '/a'), "its source 'x' does not begin with a slash"],
  ['a query in the source', rule('/x?a=1', '/a'), 'its source has a query'],
  ['{path*} in the middle', rule('/x/{path*}/y', '/a'), '{path*} can only stand at the end of a source'],
  ['two parameters side by side', rule('/x/{a}{b}', '/a'), "two parameters stand side by side in '{a}{b}'"],
  ['a parameter twice', rule('/x/{a}/{a}', '/a'), 'its source has {a} twice'],
  ['a choice of words', rule('/x/{bmw|mini}', '/a'), "'{bmw|mini}' is no parameter"],
  ['an open brace', rule('/x/{a', '/a'), "a brace in '{a' has no partner"],
  ['a parameter that the source does not capture', rule('/x/{a}', '/a/{b}'), 'its source has no {b}'],
  ['{path*} that the source does not capture', rule('/x', '/a/{path*}'), 'its source has no {path*}'],
  [
    'a slug that the site does not have',
    rule('/x-{store}', '/a'),
    'it speaks of {store}, and the site has no such slug',
  ],
  ['wrong encoding', rule('/x/%E0%A4', '/a'), "'%E0%A4' is wrongly encoded"],
  [
    'a host chosen by the visitor',
    rule('/x/{a}', 'https://{a}/'),
    "'https://{a}/' is neither a path of this site",
  ],
  [
    'an address without a scheme',
    rule('/x', '//evil.example'),
    "'//evil.example' is neither a path of this site",
  ],
  ['another scheme', rule('/x', 'javascript:alert(1)'), 'is neither a path of this site'],
  ['nothing', rule('/x', ''), "'' is neither a path of this site"],
  ['a query without a path', rule('/x', '?a=1'), "'?a=1' is neither a path of this site"],
  [
    'a page on another host with an otherwise',
    { ...rule('/x', 'https://other.example/'), otherwise: '/a' },
    'nobody can know here whether a page elsewhere answers',
  ],
  ['a fragment that is not encoded', rule('/x', '/a#ö'), "'#ö' must be encoded"],
  ['an open brace in a query', rule('/x', '/a?b={c'), "a brace in '{c' has no partner"],
  ['a wrongly encoded query', rule('/x', '/a?b=%E0'), "'%E0' is wrongly encoded"],
  ['half a character in a query', rule('/x', '/a?b=\ud800'), 'is wrongly encoded'],
  ['a value and the rest with one name', rule('/x/{a}/{a*}', '/a'), 'its source has {a} twice'],
  ['a name that begins with a digit', rule('/x/{1a}-b', '/a'), "'{1a}' is no parameter"],
  ['dots', rule('/x', '/a/../b'), "'..' cannot stand between two slashes"],
])('ROUTE-11 %s is left out, with the reason', (_, bad, reason) => {
  const [finding, ...others] = findings(bad, rule('/old', '/a'));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ rule: 1, level: 'error', kind: 'malformed' });
  expect(finding?.source).toBe(typeof bad === 'string' ? '' : bad.source);
  expect(finding?.sentence).toContain(reason);
});
