import { expect, test } from 'vitest';
import type { ComparedCar } from './compared-car.ts';
import { compareCars } from './comparison.ts';
import { aComparedCar } from './testing/a-compared-car.ts';

const rules = {
  summary: ['Årsmodell', 'Räckvidd'],
  cityLabel: 'Finns i',
  identifiers: ['Registreringsnummer'],
  best: [{ label: 'Räckvidd', better: 'more', word: 'längst' }] as const,
};

function having(...data: Record<string, string>[]): ComparedCar[] {
  return data.map((lines, at) =>
    aComparedCar({
      id: String(at),
      technicalData: Object.entries(lines).map(([label, value]) => ({ label, value })),
    }),
  );
}

const rowNamed = (cars: readonly ComparedCar[], label: string) => {
  const { summary, equipment, technicalData } = compareCars(cars, rules);
  return [...summary, ...equipment, ...technicalData].find((row) => row.label === label);
};

const marksOf = (cars: readonly ComparedCar[], label: string) =>
  rowNamed(cars, label)?.cells.map(({ mark }) => mark?.kind);

test('CMP-02 what a buyer asks first stands on top, the rest below, every label once', () => {
  const cars = having({ Årsmodell: '2024', Effekt: '204 hk' }, { Årsmodell: '2023', Färg: 'Blå' });
  const { summary, technicalData } = compareCars(cars, rules);
  expect(summary.map(({ label }) => label)).toEqual(['Årsmodell', 'Finns i']);
  expect(technicalData.map(({ label }) => label)).toEqual(['Färg', 'Effekt']);
});

test('a label that only a later car has stands where that car has it', () => {
  const cars = having({ Effekt: '1', Färg: '2', Vikt: '3' }, { Effekt: '1', Batteri: '4', Färg: '2' });
  expect(compareCars(cars, rules).technicalData.map(({ label }) => label)).toEqual([
    'Effekt',
    'Batteri',
    'Färg',
    'Vikt',
  ]);
});

test('a number plate tells cars apart and compares nothing', () => {
  expect(rowNamed(having({ Registreringsnummer: 'GHH 645' }), 'Registreringsnummer')).toBeUndefined();
});

test('rows say whether the cars differ; a value that one lacks is a difference', () => {
  expect(rowNamed(having({ Färg: 'Blå' }, { Färg: 'Blå' }), 'Färg')?.differs).toBe(false);
  expect(rowNamed(having({ Färg: 'Blå' }, { Färg: 'Röd' }), 'Färg')?.differs).toBe(true);
  expect(rowNamed(having({ Batteri: '82 kWh' }, {}), 'Batteri')?.differs).toBe(true);
});

test('among three or more the one that goes its own way is marked', () => {
  expect(marksOf(having({ Färg: 'Blå' }, { Färg: 'Röd' }, { Färg: 'Blå' }), 'Färg')).toEqual([
    undefined,
    'odd',
    undefined,
  ]);
  expect(marksOf(having({ Färg: 'Blå' }, { Färg: 'Röd' }), 'Färg')).toEqual([undefined, undefined]);
  expect(marksOf(having({ Färg: 'Blå' }, { Färg: 'Röd' }, { Färg: 'Grön' }), 'Färg')).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the best figure is marked instead, with the word for it', () => {
  const cars = having({ Räckvidd: '533 km' }, { Räckvidd: '604 km' }, { Räckvidd: '533 km' });
  expect(rowNamed(cars, 'Räckvidd')?.cells[1]?.mark).toEqual({ kind: 'best', word: 'längst' });
  expect(marksOf(cars, 'Räckvidd')).toEqual([undefined, 'best', undefined]);
});

test('equipment is all that any of them has, differences first, however it is spelt', () => {
  const cars = [
    aComparedCar({ id: '1', equipment: ['Backkamera', 'Dragkrok'] }),
    aComparedCar({ id: '2', equipment: ['backkamera ', 'Värmepump'] }),
  ];
  const rows = compareCars(cars, rules).equipment;
  expect(rows.map(({ label, cells }) => [label, ...cells.map(({ value }) => value)])).toEqual([
    ['Dragkrok', true, undefined],
    ['Värmepump', undefined, true],
    ['backkamera', true, true],
  ]);
});

test('equipment is missing only where the feed says so; silence is neither', () => {
  const cars = [
    aComparedCar({ id: '1', equipment: ['Dragkrok'] }),
    aComparedCar({ id: '2', equipment: [], missingEquipment: ['dragkrok'] }),
    aComparedCar({ id: '3', equipment: [] }),
  ];
  expect(rowNamed(cars, 'Dragkrok')).toMatchObject({
    differs: true,
    cells: [{ value: true }, { value: false }, { value: undefined, mark: undefined }],
  });
});

test('CMP-08 a car of which only the card is known takes no side', () => {
  const cars = [
    aComparedCar({ id: '1', equipment: ['Dragkrok'] }),
    aComparedCar({ id: '2', equipment: [], technicalData: [], known: 'card' }),
  ];
  expect(rowNamed(cars, 'Dragkrok')).toMatchObject({
    differs: false,
    cells: [{ value: true }, { value: undefined }],
  });
  expect(rowNamed(cars, 'Årsmodell')?.differs).toBe(false);
});

test('one car alone is shown as it is', () => {
  const { summary, equipment } = compareCars([aComparedCar()], rules);
  expect([...summary, ...equipment].every(({ differs }) => !differs)).toBe(true);
});

test('equipment that the page’s language has no word for is marked with its own', () => {
  const cars = [
    aComparedCar({ id: '1', equipment: ['Tow bar'] }),
    aComparedCar({
      id: '2',
      equipment: ['Tow bar', 'Rymdantenn'],
      foreignEquipment: ['Rymdantenn'],
      feedLanguage: 'sv',
    }),
  ];
  expect(rowNamed(cars, 'Rymdantenn')?.lang).toBe('sv');
  expect(rowNamed(cars, 'Tow bar')?.lang).toBeUndefined();
});
