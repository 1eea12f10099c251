import { expect, test } from 'vitest';
import { parseDealership } from '../dealers/dealership.ts';
import { aDealershipRecord, aDepartmentRecord } from '../dealers/testing/a-dealership.ts';
import { newCarsDepartment, stockCarReceiver } from './receiver.ts';

const dealershipWith = (...departments: Parameters<typeof aDepartmentRecord>[0][]) => {
  const dealership = parseDealership(
    aDealershipRecord({ site_departments: departments.map(aDepartmentRecord) }),
  );
  if (!dealership) throw new Error('this record is no dealership');
  return dealership;
};
const newCars = {
  group: 'New cars',
  official_name: 'Nya bilar',
  email: 'nybil.trollhattan@solvik.example',
  erp_id: '4610-0301',
  brands: [{ brand_code: 'VOLVO', name: 'Volvo' }],
};

test('CONT-16 a car in stock: its first seller, else the leads address of its dealership', () => {
  const car = {
    car_sellers: [
      { name: 'Daniel Falk', email: 'daniel@solvik.example' },
      { name: 'Mira Aspelund', email: 'mira@solvik.example' },
    ],
    car_site_leads_email: 'leads@solvik.example',
    car_site_name: 'Solvik Trollhättan',
  };
  expect(stockCarReceiver(car)).toEqual({ name: 'Daniel Falk', email: 'daniel@solvik.example' });
  expect(stockCarReceiver({ ...car, car_sellers: [] })).toEqual({
    name: 'Solvik Trollhättan',
    email: 'leads@solvik.example',
  });
  expect(stockCarReceiver({ car_sellers: [] })).toBeUndefined();
});

test('CONT-16 a seller without a mail address is skipped', () => {
  const car_sellers = [{ name: 'Daniel Falk' }, { name: 'Mira Aspelund', email: 'mira@solvik.example' }];
  expect(stockCarReceiver({ car_sellers })?.name).toBe('Mira Aspelund');
});

test('CONT-17 a sample car: the New cars department for the make, with the CRM keys', () => {
  expect(newCarsDepartment(dealershipWith({}, newCars), 'Volvo')).toEqual({
    siteName: 'Solvik Trollhättan',
    receiver: { name: 'Solvik Trollhättan, Nya bilar', email: 'nybil.trollhattan@solvik.example' },
    companyErpId: '4610',
    departmentErpId: '4610-0301',
  });
  expect(newCarsDepartment(dealershipWith(newCars), 'VOLVO')?.departmentErpId).toBe('4610-0301');
});

test('CONT-18 neither another make’s New cars department nor another department of the make matches', () => {
  expect(newCarsDepartment(dealershipWith(newCars), 'Kia')).toBeUndefined();
  expect(newCarsDepartment(dealershipWith({ ...newCars, group: 'Workshop' }), 'Volvo')).toBeUndefined();
});
