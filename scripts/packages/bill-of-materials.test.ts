import { expect, test } from 'vitest';
import { ofProduction } from './bill-of-materials.ts';

const component = (ref: string) => ({ 'bom-ref': ref, name: ref.split('@')[0] ?? '' });
const lock = {
  packages: {
    '': {},
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/vitest': { version: '5.0.0', dev: true },
    'node_modules/vitest/node_modules/pg': { version: '7.0.0', dev: true },
  },
};

test('what only developers install is left out, with what depends on it', () => {
  const components = ['pg@8.0.0', 'pg@7.0.0', 'vitest@5.0.0'].map(component);
  const dependencies = [
    { ref: 'forecourt@1', dependsOn: ['pg@8.0.0', 'vitest@5.0.0'] },
    { ref: 'vitest@5.0.0', dependsOn: ['pg@7.0.0'] },
  ];
  expect(ofProduction({ components, dependencies }, lock)).toEqual({
    bill: {
      components: [component('pg@8.0.0')],
      dependencies: [{ ref: 'forecourt@1', dependsOn: ['pg@8.0.0'] }],
    },
    missing: [],
  });
});

test('a package of the lock file that the bill does not list is reported', () => {
  expect(ofProduction({ components: [component('pg@7.0.0')] }, lock).missing).toEqual(['pg@8.0.0']);
});
