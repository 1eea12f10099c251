import { describe, expect, test } from 'vitest';
import { checkRecord, recordKindOf } from '../../src/features/inventory/record-kind.ts';
import { e4, e6, e18AndE20, inTown } from '../sites/charging/places.sv.ts';
import { createChargers } from './chargers.ts';

const all = createChargers();
const kind = recordKindOf('chargers');

test('there are more than 600 stations in two countries, with ids and names of their own', () => {
  expect(all.length).toBeGreaterThan(600);
  expect(new Set(all.map(({ charger_id }) => charger_id)).size).toBe(all.length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map(({ country }) => country))).toEqual(new Set(['SE', 'NO']));
});

test('they are the same on every call', () => {
  expect(createChargers()).toEqual(all);
});

test.each(['E4', 'E6', 'E18', 'E20', 'E22', 'Rv40', 'Rv45', 'E39'])('some stand by the %s', (road) => {
  expect(all.filter((each) => each.road === road).length).toBeGreaterThan(5);
});

test('LOC-12 a feed accepts every one, and every kind of connector occurs', () => {
  for (const record of all) expect(checkRecord(kind, record)).toMatchObject({ ignored: [] });
  const options = all.flatMap(({ chargerOptions }) => chargerOptions);
  expect(new Set(options.map(({ icon, connector }) => icon || connector))).toEqual(
    new Set(['CCS1', 'CCS2', 'Type 2', 'CHAdeMO']),
  );
  expect(options.every(({ amount, watts }) => amount > 0 && watts >= 11_000)).toBe(true);
});

test('they stand in Scandinavia, no two in one spot', () => {
  for (const { lat, lng } of all) {
    expect(lat).toBeGreaterThan(55);
    expect(lat).toBeLessThan(71.2);
    expect(lng).toBeGreaterThan(4.5);
    expect(lng).toBeLessThan(31.2);
  }
  expect(new Set(all.map(({ lat, lng }) => `${lat},${lng}`)).size).toBe(all.length);
});

describe('Ström’s own', () => {
  const own = all.filter(({ operator }) => operator === 'Ström');
  const listed = [...e6, ...e4, ...e18AndE20, ...inTown];

  test('are the 29 places of the page that lists them, with the same streets and numbers', () => {
    const rows = listed.map(({ title, text, note }) => [
      title,
      text.split(' · ')[0],
      Number.parseInt(note, 10),
    ]);
    const stations = own.map(({ name, address, chargerOptions }) => [
      name,
      address,
      chargerOptions.reduce((sum, { amount }) => sum + amount, 0),
    ]);
    expect(stations).toEqual(rows);
  });
});

test('as many as a test wants, the first ones always the same', () => {
  const many = createChargers(5000);
  expect(many).toHaveLength(5000);
  expect(new Set(many.map(({ charger_id }) => charger_id)).size).toBe(5000);
  expect(createChargers(40)).toEqual(many.slice(0, 40));
});
