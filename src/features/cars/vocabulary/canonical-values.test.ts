import { expect, test } from 'vitest';
import { withCanonicalValues } from './canonical-values.ts';

test('a feed’s words become those of the index’s language, once each', () => {
  const record = {
    car_id: '1',
    car_fuel: 'electric',
    car_gearbox: 'AUTOMATIC',
    car_color: 'Thunder Grey',
    car_equipment: ['Tow bar', 'dragkrok', 'Rymdantenn'],
    car_model: 'Electric',
  };
  expect(withCanonicalValues(record, 'sv')).toEqual({
    car_id: '1',
    car_fuel: 'El',
    car_gearbox: 'Automat',
    car_color: 'Thunder Grey',
    car_equipment: ['Dragkrok', 'Rymdantenn'],
    car_model: 'Electric',
  });
});

test('equipment keeps what it claims: sensors at the back are not sensors all around', () => {
  const record = { car_equipment: ['Parkeringssensorer', 'Apple CarPlay'] };
  expect(withCanonicalValues(record, 'sv')).toEqual(record);
});
