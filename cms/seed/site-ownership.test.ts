import { expect, test } from 'vitest';
import { assignHosts, assignMedia } from './site-ownership.ts';

const bistro = { name: 'bistro', url: 'http://bistro.localhost:3000', hosts: ['bistro.localhost'] };
const carstore = { name: 'carstore-fi', url: 'http://carstore-fi.localhost:3000' };

test('a host that two sites name stays with the site whose public address it is', () => {
  const taking = { ...carstore, hosts: ['carstore-fi.localhost', 'www.Bistro.localhost'] };
  for (const sites of [
    [taking, bistro],
    [bistro, taking],
  ])
    expect(Object.fromEntries(assignHosts(sites))).toEqual({
      'carstore-fi.localhost': 'carstore-fi',
      'bistro.localhost': 'bistro',
    });
});

test('a host that is no site’s public address stays with the first site', () => {
  const alias = ['alias.localhost'];
  const owners = assignHosts([
    { ...carstore, hosts: alias },
    { ...bistro, hosts: alias },
  ]);
  expect([...owners]).toEqual([['alias.localhost', 'carstore-fi']]);
});

test('a host and its www. are one claim of a site', () => {
  const both = { ...bistro, hosts: ['bistro.localhost', 'www.bistro.localhost'] };
  expect([...assignHosts([both])]).toEqual([['bistro.localhost', 'bistro']]);
});

test('media belongs to the only site that uses it, and to the shared library otherwise', () => {
  const owned = assignMedia([
    { media: 'own', site: 'bistro' },
    { media: 'own', site: 'bistro' },
    { media: 'both', site: 'bistro' },
    { media: 'both', site: 'carstore-fi' },
    { media: 'logo', site: undefined },
    { media: 'logo', site: 'bistro' },
  ]);
  expect([...owned]).toEqual([['own', 'bistro']]);
});
