import { expect, test } from 'vitest';
// @ts-expect-error: plain JavaScript, because it runs before anything is installed
import { installedGroup, missingPackages, packagesOf } from './package-groups.mjs';

const machine = { arch: 'x64', platform: 'linux' };
const lock = {
  packages: {
    '': { dependencies: { fastify: '1' }, devDependencies: { vitest: '1' } },
    cms: { dependencies: { payload: '1' } },
    'node_modules/fastify': { version: '1.0.0', dependencies: { shared: '1' } },
    'node_modules/shared': { version: '1.0.0' },
    'node_modules/payload': { version: '3.0.0', dependencies: { shared: '2' } },
    'node_modules/payload/node_modules/shared': { version: '2.0.0' },
    'node_modules/vitest': { version: '5.0.0', optionalDependencies: { 'only-mac': '1', binary: '1' } },
    'node_modules/only-mac': { version: '1.0.0', os: ['darwin'], optional: true },
    'node_modules/binary': { version: '1.0.0', os: ['linux'], cpu: ['x64'], optional: true },
  },
};
const recordOf = (...places: string[]) => ({
  packages: Object.fromEntries(
    places.map((place) => [place, (lock.packages as Record<string, { version?: string }>)[place]]),
  ),
});
const sites = ['node_modules/fastify', 'node_modules/shared'];
const studio = [...sites, 'node_modules/payload', 'node_modules/payload/node_modules/shared'];
const all = [...studio, 'node_modules/vitest', 'node_modules/binary'];

test('a group has the packages of the smaller ones, nested ones, and none for another machine', () => {
  expect([...packagesOf('sites', lock, machine)]).toEqual(sites);
  expect([...packagesOf('studio', lock, machine)].sort()).toEqual([...studio].sort());
  expect([...packagesOf('all', lock, machine)].sort()).toEqual([...all].sort());
});

test('what npm has not recorded is missing, and so is another version', () => {
  expect(missingPackages('sites', lock, null, machine)).toEqual(sites);
  expect(missingPackages('sites', lock, recordOf(...sites), machine)).toEqual([]);
  expect(missingPackages('studio', lock, recordOf(...sites), machine)).toEqual(studio.slice(2));
  const old = { packages: { ...recordOf(...sites).packages, 'node_modules/shared': { version: '0.9.0' } } };
  expect(missingPackages('sites', lock, old, machine)).toEqual(['node_modules/shared']);
});

test('an optional package that is not there is not missing', () => {
  expect(missingPackages('all', lock, recordOf(...studio, 'node_modules/vitest'), machine)).toEqual([]);
});

test('the installed group is known by what only it has, so that nothing is removed', () => {
  expect(installedGroup(lock, null, machine)).toBeUndefined();
  expect(installedGroup(lock, recordOf(...sites), machine)).toBe('sites');
  expect(installedGroup(lock, recordOf(...studio), machine)).toBe('studio');
  expect(installedGroup(lock, recordOf(...sites, 'node_modules/vitest'), machine)).toBe('all');
});
