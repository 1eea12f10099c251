import { expect, test } from 'vitest';
import { aCar } from '../testing/a-car.ts';
import { sampleEquipment } from './sample-equipment.ts';

const sample = (count: number) =>
  aCar({ car_is_sample: true, car_equipment: Array.from({ length: count }, (_, at) => `Sak ${at}`) });

test.each([
  [0, 0],
  [3, 3],
  [4, 4],
  [5, 3],
  [20, 3],
])('DET-23 of %i things in a sample %i are shown', (has, shows) => {
  expect(sampleEquipment(sample(has))).toHaveLength(shows);
});

test('DET-23 a car in stock has no such box', () => {
  expect(sampleEquipment(aCar({ car_equipment: ['Dragkrok'] }))).toEqual([]);
});
