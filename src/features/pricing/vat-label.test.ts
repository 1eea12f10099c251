import { expect, test } from 'vitest';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import { type PricedCar, parsePricedCar } from './priced-car.ts';
import { privateVatLabel, withVatLabel } from './vat-label.ts';

const record = { car_price: 459_900, car_price_exkl_vat: 367_920 };
const car = parsePricedCar(record) as PricedCar;
const van = parsePricedCar({ ...record, car_vehicle_type_code: 'LCV' }) as PricedCar;

test('LOAN-15 beside a van’s price without VAT a private person’s amount says that it is with VAT', () => {
  expect(privateVatLabel(van, textsFor('sv'))).toBe('inkl. moms');
  expect(privateVatLabel(car, textsFor('sv'))).toBeUndefined();
});

test('an amount gets its label once', () => {
  expect(withVatLabel('3 495 kr/mån', 'exkl. moms')).toBe('3 495 kr/mån exkl. moms');
  expect(withVatLabel('3 495 kr/mån', undefined)).toBe('3 495 kr/mån');
  for (const said of [
    '3 495 kr ex. moms',
    '3 495 kr + MVA',
    '£199 plus VAT',
    '199 € (alv 0 %)',
    '199 € bez DPH',
  ])
    expect(withVatLabel(said, 'exkl. moms')).toBe(said);
  expect(withVatLabel('£199 private', 'excl. VAT')).toBe('£199 private excl. VAT');
});
