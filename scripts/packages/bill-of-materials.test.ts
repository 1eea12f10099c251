import { expect, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';

const sha512 = `sha512-${Buffer.alloc(64, 1).toString('base64')}`;
const lock = {
  packages: {
    '': {},
    cms: {},
    'node_modules/forecourt-studio': { link: true },
    'node_modules/pg': { version: '8.0.0', license: 'MIT', integrity: sha512 },
    'node_modules/@img/sharp': { version: '1.2.3', optional: true },
    'node_modules/vitest': { version: '5.0.0', dev: true },
    'node_modules/vitest/node_modules/pg': { version: '7.0.0', dev: true },
  },
};

test('the bill lists what is installed in production, each with address, licence and digest', () => {
  const madeAt = new Date('2026-11-17T12:00:00Z');
  const bill = billOfMaterials(lock, { name: 'forecourt', version: '1.0.0', madeAt });
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
  expect(bill.components.map(({ purl, scope }) => [purl, scope])).toEqual([
    ['pkg:npm/pg@8.0.0', 'required'],
    ['pkg:npm/%40img/sharp@1.2.3', 'optional'],
  ]);
  expect(bill.components[0]).toMatchObject({
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }],
  });
});
