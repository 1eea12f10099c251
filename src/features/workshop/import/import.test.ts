import { expect, test } from 'vitest';
import { aPricedOffering, aPriceList } from '../testing/a-price-list.ts';
import { defaultWorkshopSetup } from '../workshop-setup.ts';
import { parsePriceList } from './parse-price-list.ts';
import { parseSetups } from './parse-setups.ts';
import { parseVehicle } from './parse-vehicle.ts';

test('a set-up file has one department or several', () => {
  const [one, two] = [defaultWorkshopSetup('a'), defaultWorkshopSetup('b')];
  expect(parseSetups(one)).toEqual({ ok: true, value: [one] });
  expect(parseSetups([one, two])).toEqual({ ok: true, value: [one, two] });
});

test('a set-up with a wrong skill, a bay that comes twice or hours backwards is refused with its place', () => {
  const setup = defaultWorkshopSetup('a');
  const wrong = { ...setup, bays: [{ id: '1', name: '1', skills: ['welding'] }] };
  expect(problemsOf(parseSetups(wrong))[0]).toMatch(/^bays\.0\.skills\.0: Invalid option/);
  expect(problemsOf(parseSetups([wrong]))[0]).toMatch(/^0\.bays\.0\.skills\.0/);
  const [bay] = setup.bays;
  expect(problemsOf(parseSetups({ ...setup, bays: [bay, bay] }))).toEqual(['The bay a.1 comes twice.']);
  expect(problemsOf(parseSetups([setup, setup]))[0]).toBe('The department a comes twice.');
  const backwards = [{ startsAt: 960, endsAt: 480 }, ...setup.mechanicsHours.slice(1)];
  expect(problemsOf(parseSetups({ ...setup, mechanicsHours: backwards }))).toEqual([
    'The mechanics of a end before they begin on day 1 of the week.',
  ]);
});

test('a price list with a code twice, a comma in a code or units backwards is refused', () => {
  expect(parsePriceList(aPriceList())).toEqual({ ok: true, value: aPriceList() });
  const withOfferings = (...offerings: object[]) =>
    problemsOf(parsePriceList({ services: [{ name: 'A', icon: 'service', offerings }], addons: [] }));
  const wash = aPricedOffering({ code: 'wash' });
  expect(withOfferings(wash, wash)).toEqual(['The code wash comes twice.']);
  expect(withOfferings({ ...wash, code: 'wash,wax' })[0]).toMatch("The code 'wash,wax' has other signs");
  const unitPrice = { unit: 'hjul', minimum: 8, maximum: 2, unitAbbreviation: 'st', postfix: '' };
  expect(withOfferings({ ...wash, unitPrice })).toEqual([
    'The units of wash have a minimum above their maximum.',
  ]);
  expect(withOfferings({ ...wash, minutes: 20 })[0]).toMatch('services.0.offerings.0.minutes');
});

test('a row of the register may come from a table or from JSON', () => {
  const car = { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', buildYear: 2020, fuel: 'Diesel' };
  const expected = { ok: true, value: { ...car, hasServiceAgreement: true, isSupported: true } };
  expect(parseVehicle({ ...car, hasServiceAgreement: true })).toEqual(expected);
  const cells = { ...car, registrationNumber: 'abc 123', buildYear: '2020', hasServiceAgreement: 'ja' };
  expect(parseVehicle(cells)).toEqual(expected);
});

test('a row without a plate, a make or a year is refused in a sentence', () => {
  const car = { registrationNumber: 'ABC123', brand: 'Volvo', buildYear: 2020 };
  expect(problemsOf(parseVehicle({ ...car, registrationNumber: 'ABC1234' }))).toEqual([
    "registrationNumber: 'ABC1234' is no number plate of Sweden.",
  ]);
  expect(problemsOf(parseVehicle({ ...car, brand: ' ' }))).toEqual(['brand: The make is missing.']);
  expect(problemsOf(parseVehicle({ ...car, buildYear: 'new' }))).toEqual([
    'buildYear: The year is not a number.',
  ]);
  expect(problemsOf(parseVehicle('ABC123'))).toHaveLength(1);
});

function problemsOf(result: { ok: boolean; problems?: readonly string[] }): readonly string[] {
  return result.problems ?? ['nothing is wrong'];
}
