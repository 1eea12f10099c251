import { expect, test } from 'vitest';
import { compileTable } from './redirect-table.ts';
import type { RedirectRule } from './rule.ts';

const site = { groupSlug: 'solvik', storeSlug: 'carstore', languages: ['sv', 'en'] as const };
const never = () => false;

function rule(source: string, destination: string, has: Record<string, string> = {}): RedirectRule {
  const conditions = Object.entries(has).map(([key, value]) => ({ type: 'query' as const, key, value }));
  return { source, destination, permanent: true, has: conditions };
}

function sent(
  rules: readonly RedirectRule[],
  address: string,
  pageExists: (path: string) => boolean = never,
) {
  const [path = '', query = ''] = address.split('?');
  return compileTable(rules, site).find(path, query, pageExists)?.location;
}

test('ROUTE-13 a wildcard captures any number of segments, including none', () => {
  const rules = [rule('/used/{path*}', '/buy-car/used-cars/{path*}')];
  expect(sent(rules, '/used/a/b')).toBe('/buy-car/used-cars/a/b');
  expect(sent(rules, '/used')).toBe('/buy-car/used-cars');
  expect(sent(rules, '/used-cars')).toBeUndefined();
});

test('ROUTE-14 a wildcard that is not in the destination redirects all addresses below it', () => {
  const rules = [rule('/used-cars/bmw/{path*}', '/buy-car/used-cars/bmw')];
  for (const old of ['/used-cars/bmw', '/used-cars/bmw/x', '/used-cars/bmw/x/y'])
    expect(sent(rules, old)).toBe('/buy-car/used-cars/bmw');
});

test('ROUTE-15 parameters in the middle, also within a segment, are used again', () => {
  const rules = [rule('/anlaggningar/{id}/{group}-bil-{location}', '/anlaggningar/{group}-{location}')];
  expect(sent(rules, '/anlaggningar/123/solvik-bil-uppsala')).toBe('/anlaggningar/solvik-uppsala');
  expect(sent(rules, '/anlaggningar/123/solvik-bil-')).toBeUndefined();
  expect(sent(rules, '/anlaggningar/123/carstore-bil-uppsala')).toBeUndefined();
});

test('ROUTE-16 ROUTE-17 rules with conditions are tried first, in any order of the query; then the plain rule', () => {
  const rules = [
    rule('/foretag/transportbilar', '/plain'),
    rule('/foretag/transportbilar', '/uppland', { re: 'uppland', si: '26824' }),
  ];
  expect(sent(rules, '/foretag/transportbilar?si=26824&x=1&re=uppland')).toBe('/uppland?x=1');
  expect(sent(rules, '/foretag/transportbilar?re=uppland')).toBe('/plain?re=uppland');
  expect(sent(rules, '/foretag/transportbilar')).toBe('/plain');
  expect(sent(rules, '/foretag/transportbilar?si=1&si=26824&re=uppland')).toBe('/uppland');
});

test('ROUTE-17 of several rules with conditions the one with the most conditions is tried first', () => {
  const rules = [
    rule('/biler', '/used', { so: 'brukt' }),
    rule('/biler', '/used/bmw', { so: 'brukt', br: 'bmw' }),
  ];
  expect(sent(rules, '/biler?so=brukt&br=bmw')).toBe('/used/bmw');
  expect(sent(rules, '/biler?so=brukt&br=kia')).toBe('/used?br=kia');
});

test('ROUTE-16 without a plain rule, an address whose conditions do not match falls through to the next closest source', () => {
  const rules = [rule('/bilar', '/pb', { vehicletype: 'PB' }), rule('/bilar/{path*}', '/all')];
  expect(sent(rules, '/bilar?vehicletype=PB')).toBe('/pb');
  expect(sent(rules, '/bilar?vehicletype=LCV')).toBe('/all?vehicletype=LCV');
});

test('ROUTE-18 of two rules on one source the first listed wins, every time', () => {
  const rules = [
    rule('/a', '/first'),
    rule('/a/', '/second'),
    rule('/b/{x}', '/third'),
    rule('/b/{y}', '/fourth'),
  ];
  expect(sent(rules, '/a')).toBe('/first');
  expect(sent(rules, '/b/1')).toBe('/third');
  expect(sent([...rules].reverse(), '/a')).toBe('/second');
});

test('ROUTE-18 of two rules with equally many conditions the first listed wins, in whatever order the query names them', () => {
  const rules = [rule('/biler', '/used', { so: 'brukt' }), rule('/biler', '/bmw', { br: 'bmw' })];
  for (const query of ['so=brukt&br=bmw', 'br=bmw&so=brukt']) {
    expect(sent(rules, `/biler?${query}`)).toMatch(/^\/used\?/);
    expect(sent([...rules].reverse(), `/biler?${query}`)).toMatch(/^\/bmw\?/);
  }
});

test('ROUTE-18 of two rules that share a condition the first listed wins', () => {
  const rules = [
    rule('/biler', '/first', { so: 'brukt', br: 'bmw' }),
    rule('/biler', '/second', { so: 'brukt', fu: 'el' }),
  ];
  expect(sent(rules, '/biler?fu=el&br=bmw&so=brukt')).toMatch(/^\/first\?/);
  expect(sent([...rules].reverse(), '/biler?br=bmw&fu=el&so=brukt')).toMatch(/^\/second\?/);
});

test('ROUTE-13 a source that ends at an address wins over one whose wildcard begins there', () => {
  const rules = [
    rule('/bil/{id}/{path*}', '/below/{id}/{path*}'),
    rule('/bil/{id}', '/car/{id}'),
    rule('/{brand}/{path*}', '/brand/{brand}'),
  ];
  expect(sent(rules, '/bil/7')).toBe('/car/7');
  expect(sent(rules, '/bil/7/bilder/1')).toBe('/below/7/bilder/1');
  expect(sent(rules, '/volvo')).toBe('/brand/volvo');
});

test('ROUTE-16 where the conditions of the source that ends there do not match, the wildcard that begins there applies', () => {
  const rules = [
    rule('/bil/{id}', '/car/{id}', { view: 'print' }),
    rule('/bil/{id}/{path*}', '/below/{id}/{path*}'),
  ];
  expect(sent(rules, '/bil/7?view=print')).toBe('/car/7');
  expect(sent(rules, '/bil/7?view=list')).toBe('/below/7?view=list');
});

test('ROUTE-19 ö is ö: plain, encoded, composed or not, in the rule and in the request', () => {
  const forms = ['/kop/försäkring', '/kop/f%C3%B6rs%C3%A4kring', '/kop/fo%CC%88rsa%CC%88kring'];
  for (const source of forms)
    for (const path of forms)
      expect(sent([rule(source, '/till/försäkring')], path)).toBe('/till/f%C3%B6rs%C3%A4kring');
});

test('ROUTE-20 matching is case-sensitive: /Kontakty is sent on once, /kontakty stays', () => {
  const rules = [rule('/Kontakty', '/kontakty')];
  expect(sent(rules, '/Kontakty')).toBe('/kontakty');
  expect(sent(rules, '/kontakty')).toBeUndefined();
});

test('ROUTE-21 the query is passed on; keys of the destination win, keys of conditions are dropped', () => {
  const rules = [
    rule('/used/{path*}', '/buy-car/used-cars/{path*}'),
    rule('/bilar', '/kop-bil/alla-bilar-i-lager?car_vehicle_type=Personbil', { vehicletype: 'PB' }),
  ];
  expect(sent(rules, '/used/a?utm=1&b')).toBe('/buy-car/used-cars/a?utm=1&b');
  expect(sent(rules, '/bilar?vehicletype=PB&utm=1&car_vehicle_type=Buss')).toBe(
    '/kop-bil/alla-bilar-i-lager?car_vehicle_type=Personbil&utm=1',
  );
});

test('ROUTE-22 destinations retain repeated and dotted keys', () => {
  const query =
    'car_site_region=Stockholm&car_site_region=Uppsala&site_departments.brands.name=Mercedes-Benz';
  expect(sent([rule('/a', `/b?${query}`)], '/a')).toBe(`/b?${query}`);
  expect(sent([rule('/a', '/b?site_departments.service_name=Car sales')], '/a')).toBe(
    '/b?site_departments.service_name=Car%20sales',
  );
});

test('ROUTE-23 a destination may be an absolute address on another host', () => {
  const rules = [rule('/karriar/{path*}', 'https://careers.example/jobs/')];
  expect(sent(rules, '/karriar/a?utm=1')).toBe('https://careers.example/jobs/?utm=1');
});

test('ROUTE-32 a rule on the prefix of an offered language affects no address below it, page or not', () => {
  const rules = [rule('/en/{path*}', '/'), rule('/en/old', '/en/new'), rule('/de/{path*}', '/')];
  const pageExists = (path: string) => ['/en', '/en/service', '/en/old', '/de'].includes(path);
  expect(sent(rules, '/en', pageExists)).toBeUndefined();
  expect(sent(rules, '/en/service', pageExists)).toBeUndefined();
  expect(sent(rules, '/en/nope', pageExists)).toBeUndefined();
  expect(sent(rules, '/en/nope/a%2Fb', pageExists)).toBeUndefined();
  expect(sent(rules, '/en', () => false)).toBe('/');
  expect(sent(rules, '/en/old', pageExists)).toBe('/en/new');
  expect(sent(rules, '/de', pageExists)).toBe('/');
});

test('RED-87 a destination with an otherwise is used only while it matches a page', () => {
  const rules = [{ ...rule('/blog/{path*}', '/news/{path*}'), otherwise: '/news' }];
  const pageExists = (path: string) => ['/news', '/news/snö'].includes(path);
  expect(sent(rules, '/blog/sn%C3%B6?a=1', pageExists)).toBe('/news/sn%C3%B6?a=1');
  expect(sent(rules, '/blog/gone', pageExists)).toBe('/news');
  expect(sent(rules, '/blog', pageExists)).toBe('/news');
});

test('RED-74 a literal address is not matched by a parameter, nor a longer partly literal one by a shorter', () => {
  const rules = [
    rule('/new-cars/{brand}/{path*}', '/brand/{brand}'),
    rule('/new-cars/finance', '/finance'),
    rule('/x/{id}/{group}-{location}', '/short/{location}'),
    rule('/x/{id}/{group}-bil-{location}', '/long/{location}'),
  ];
  expect(sent(rules, '/new-cars/finance')).toBe('/finance');
  expect(sent(rules, '/new-cars/mini/cooper/x')).toBe('/brand/mini');
  expect(sent(rules, '/x/1/solvik-bil-lund')).toBe('/long/lund');
  expect(sent(rules, '/x/1/solvik-lund')).toBe('/short/lund');
});

test('a slash at the end and doubled slashes change nothing', () => {
  expect(sent([rule('/a/b', '/c')], '/a//b/')).toBe('/c');
  expect(sent([rule('/used/{path*}', '/{path*}')], '/used//evil.example/')).toBe('/evil.example');
});

test('whatever a visitor requests, the location stays on the site and in one line', () => {
  const rules = [rule('/used/{path*}', '/{path*}'), rule('/q/{a}', '/b?x={a}')];
  expect(sent(rules, '/used/%2F%2Fevil.example')).toBe('/%2F%2Fevil.example');
  expect(sent(rules, '/used/%5Cevil.example')).toBe('/%5Cevil.example');
  expect(sent(rules, '/used/../admin')).toBeUndefined();
  expect(sent(rules, '/used/%2e%2e/admin')).toBeUndefined();
  expect(sent(rules, '/q/a%0D%0Ab%26c=1')).toBe('/b?x=a%0D%0Ab%26c%3D1');
  expect(sent(rules, '/used/a?x=%zz&y="<\xe9')).toBe('/a?x=%zz&y=%22%3C%E9');
  expect(sent(rules, '/used/%E0%A4%A')).toBeUndefined();
});

test('a rule whose destination is the requested address does not redirect', () => {
  const rules = [rule('/bilar/{path*}', '/bilar?sort=price')];
  expect(sent(rules, '/bilar/a?utm=1')).toBe('/bilar?sort=price&utm=1');
  expect(sent(rules, '/bilar?sort=price&utm=1')).toBeUndefined();
});

test('ROUTE-23 another host gets its address as written, with the slash at its end', () => {
  for (const destination of [
    'https://o.example',
    'https://o.example/',
    'https://o.example/a',
    'https://o.example/a/',
  ])
    expect(sent([rule('/x', destination)], '/x')).toBe(destination);
  expect(sent([rule('/x', '/a/')], '/x')).toBe('/a');
  expect(sent([rule('/x', '/')], '/x')).toBe('/');
});

test('ROUTE-23 the same path on another host is another address', () => {
  expect(sent([rule('/x', 'https://o.example/x')], '/x')).toBe('https://o.example/x');
});

test('the same path with another query is another address', () => {
  expect(sent([rule('/x', '/x?a=1')], '/x')).toBe('/x?a=1');
  expect(sent([rule('/x', '/x?a=1')], '/x?a=1')).toBeUndefined();
});

test('ROUTE-15 parameters go where the destination has them, in its path and its query', () => {
  expect(sent([rule('/x/{a}/{b}', '/p-{b}-m-{a}.html')], '/x/1/2')).toBe('/p-2-m-1.html');
  expect(sent([rule('/x/{name}', '/y?k={name}-{name}&flag&e=a+b')], '/x/ö')).toBe(
    '/y?k=%C3%B6-%C3%B6&flag&e=a%20b',
  );
  expect(sent([rule('/x', '/y?&a=1&&b=2')], '/x')).toBe('/y?a=1&b=2');
});

test('RED-74 where the closest source does not match the rest, the next closest is tried', () => {
  const rules = [
    rule('/{a}-x/one', '/mixed/{a}'),
    rule('/{a}/two', '/parameter/{a}'),
    rule('/{path*}', 'https://o.example/{path*}'),
  ];
  expect(sent(rules, '/1-x/one')).toBe('/mixed/1');
  expect(sent(rules, '/1-x/two')).toBe('/parameter/1-x');
  expect(sent(rules, '/1-x/three')).toBe('https://o.example/1-x/three');
});

test('RED-74 the source with the most fixed characters wins, and of equals the first listed', () => {
  const begins = rule('/ab{x}', '/begins');
  const ends = rule('/{x}yz', '/ends');
  const both = rule('/a{x}-{y}z', '/both');
  expect(sent([begins, ends], '/ab1yz')).toBe('/begins');
  expect(sent([ends, begins], '/ab1yz')).toBe('/ends');
  expect(sent([begins, ends, both], '/ab1-2yz')).toBe('/both');
});

test('ROUTE-25 rules beside a loop stay in the table', () => {
  const rules = [rule('/one', '/two'), rule('/two', '/one'), rule('/old', '/new')];
  expect(sent(rules, '/old')).toBe('/new');
  expect(sent(rules, '/one')).toBe('/two');
  expect(sent(rules, '/two')).toBeUndefined();
});

test('ROUTE-25 a loop that only certain pages cause does not redirect', () => {
  const rules = [
    { ...rule('/s', '/t'), otherwise: '/u' },
    { ...rule('/t', '/w'), otherwise: '/s' },
  ];
  expect(compileTable(rules, site).refused).toEqual([]);
  expect(sent(rules, '/s', (path) => path === '/t')).toBeUndefined();
  expect(sent(rules, '/s')).toBe('/u');
});

test('ROUTE-32 only the prefix of an offered language, alone or with all below it, does not affect pages', () => {
  const languages = ['sv', 'en', 'fi'] as const;
  const isRedirected = (source: string, path: string) =>
    compileTable([rule(source, '/target')], { ...site, languages }).find(path, '', () => true) !== undefined;
  for (const [source, path] of [
    ['/en', '/en'],
    ['/en/{path*}', '/en/a/b'],
    ['/fi/{path*}', '/fi/a'],
  ] as const)
    expect(isRedirected(source, path), source).toBe(false);
  for (const [source, path] of [
    ['/sv/{path*}', '/sv/a'],
    ['/no/{path*}', '/no/a'],
    ['/en/{x}', '/en/a'],
    ['/en/a/{path*}', '/en/a/b'],
    ['/{x}', '/en'],
    ['/{path*}', '/en'],
  ] as const)
    expect(isRedirected(source, path), source).toBe(true);
});
