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

test('CONT-16 the leads address of a dealership without a name is used all the same', () => {
  const receiver = stockCarReceiver({ car_sellers: [], car_site_leads_email: 'leads@solvik.example' });
  expect(receiver).toEqual({ name: '', email: 'leads@solvik.example' });
});

test('CONT-17 a department without a mail address, name or CRM number uses what there is', () => {
  const bare = { ...newCars, official_name: undefined, name: 'Nybil', email: undefined, erp_id: undefined };
  const dealership = { ...dealershipWith(bare), email: 'info@solvik.example' };
  expect(newCarsDepartment(dealership, 'Volvo')).toEqual({
    receiver: { name: 'Solvik Trollhättan, Nybil', email: 'info@solvik.example' },
    companyErpId: undefined,
    departmentErpId: undefined,
  });
  expect(newCarsDepartment({ ...dealership, email: undefined }, 'Volvo')).toBeUndefined();
  expect(
    newCarsDepartment(dealershipWith({ ...newCars, erp_id: '-0301' }), 'Volvo')?.companyErpId,
  ).toBeUndefined();
});

test('CONT-17 a make is known by its name or its code', () => {
  const brands = [{ brand_code: 'VW', name: 'Volkswagen' }, { brand_code: 'SEAT' }];
  const dealership = dealershipWith({ ...newCars, brands });
  for (const brand of ['vw', 'volkswagen', 'Seat'])
    expect(newCarsDepartment(dealership, brand), brand).toBeDefined();
});
