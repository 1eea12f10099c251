import { expect, test } from 'vitest';
import { inheritedFieldsOf } from './inherited-fields.ts';
import { knownIndices } from './known-indices.ts';

test('an index holds what the settings say that name it, whatever it is called', () => {
  const known = knownIndices([
    { indices: { cars: 'stock', sites: 'cars-places' }, languages: ['fi', 'sv'] },
    { indices: { chargers: 'sites-1' }, languages: ['sv'] },
  ]);
  expect([...known].map(([name, { kind, language }]) => [name, kind, language])).toEqual([
    ['cars-places', 'sites', 'fi'],
    ['sites-1', 'chargers', 'sv'],
    ['stock', 'cars', 'fi'],
  ]);
});

test('cars stand at the dealerships of every site that lists them', () => {
  const known = knownIndices([
    { indices: { cars: 'stock', sites: 'north' }, languages: ['sv'] },
    { indices: { cars: 'stock', sites: 'south' }, languages: ['fi'] },
    { indices: { cars: 'stock' }, languages: ['fi'] },
  ]);
  const stock = known.get('stock') ?? { dealerships: [] };
  expect(inheritedFieldsOf(stock).map(({ from }) => from.index)).toEqual(['north', 'south']);
});

test('where two sites disagree, the first one stays as it was', () => {
  const known = knownIndices([
    { indices: { cars: 'stock' }, languages: ['sv'] },
    { indices: { sites: 'stock' }, languages: ['fi'] },
  ]);
  expect(known.get('stock')).toMatchObject({ kind: 'cars', language: 'sv' });
});

test('an installation whose sites show no kits knows no index of kits', () => {
  const site = { indices: { cars: 'cars-berg' }, languages: ['sv'] } as const;
  expect([...knownIndices([site]).keys()]).toEqual(['cars-berg']);
  expect([...knownIndices([{ ...site, showsKits: true }]).keys()]).toEqual([
    'cars-berg',
    'kits-fi',
    'vehicle-kits-fi',
  ]);
});
