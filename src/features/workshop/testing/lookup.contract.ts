import { expect, test } from 'vitest';
import { scenarioLocation as at, departmentIn } from '../../booking/testing/department-scenario.ts';
import type { OfferingCategory } from '../offering.ts';
import { type OpenScenario, refusal, refusalCode } from './open-scenario.ts';

/** Cars, offerings and prices. */
export function lookupContract(open: OpenScenario): void {
  test('SB-25 a car is found by its plate, however it is written', async () => {
    const { workshop } = await open();
    const car = { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', buildYear: 2020 };
    const expected = { ...car, hasServiceAgreement: true, isSupported: true };
    expect(await workshop.findVehicle('ABC123')).toMatchObject(expected);
    expect(await workshop.findVehicle('abc 123')).toMatchObject(expected);
    expect(await workshop.findVehicle('KLM45X')).toMatchObject({ hasServiceAgreement: false });
  });

  test('SB-26 SB-27 SB-28 a plate that is none, an unknown car and a make that is not serviced are told apart', async () => {
    const { workshop } = await open();
    for (const plate of ['A1', 'ABC1234', 'ABI123', '123ABC', '', 'ÅÄÖ123'])
      expect(await refusalCode(workshop.findVehicle(plate)), plate).toBe('InvalidReg');
    expect(await refusalCode(workshop.findVehicle('ZZZ999'))).toBe('VehicleNotFound');
    const lada = await refusal(workshop.findVehicle('LDA100'));
    expect([lada.code, lada.message]).toEqual(['BrandNotSupported', 'BrandNotSupported,Lada']);
  });

  test('SB-30 SB-31 a make that is booked elsewhere is found but not supported, and nothing is offered for it', async () => {
    const { workshop } = await open();
    expect(await workshop.findVehicle('MNB207')).toMatchObject({ brand: 'BMW', isSupported: false });
    expect((await refusal(workshop.services('MNB207', at))).message).toBe('BrandNotSupported,BMW');
  });

  test('SB-13 whether a workshop is authorised for a make, with hyphens for spaces and in any case', async () => {
    const { workshop } = await open();
    for (const brand of ['Volvo', 'volvo', 'Land-Rover', 'Land Rover', 'Mercedes-Benz', 'mercedes-benz'])
      expect(await workshop.hasBrand(brand), brand).toBe(true);
    for (const brand of ['Porsche', 'Land', 'Rover', ''])
      expect(await workshop.hasBrand(brand), brand).toBe(false);
  });

  test('SB-36 SB-37 services come in categories, each offering with everything the flow shows', async () => {
    const { workshop } = await open();
    const services = await workshop.services('ABC123', at);
    expect(services.map(({ name, icon }) => [name, icon])).toEqual([
      ['Service', 'service'],
      ['Däck och hjul', 'tyre'],
      ['Felsökning', 'diagnosis'],
    ]);
    expect(offeringIn(services, 'tyre-change')).toEqual({
      code: 'tyre-change',
      name: 'tyre-change',
      description: '',
      price: 200,
      priceKnown: true,
      priceDiscount: 50,
      unitPrice: { unit: 'hjul', minimum: 2, maximum: 8, unitAbbreviation: 'st', postfix: 'per hjul' },
      isAvailable: true,
      category: 'Däck och hjul',
      allowUserInput: false,
    });
    expect(offeringIn(services, 'diagnosis')).toMatchObject({
      priceKnown: false,
      notKnownPriceText: 'Pris efter felsökning',
      allowUserInput: true,
    });
  });

  test('SB-55 add-ons have the same shape, and single-choice groups say so', async () => {
    const { workshop } = await open();
    const addons = await workshop.addons('ABC123', at);
    expect(addons.map(({ name, selectionType }) => [name, selectionType])).toEqual([
      ['Lånebil', 'single'],
      ['Tillval', undefined],
    ]);
    expect(offeringIn(addons, 'wash')).toMatchObject({ category: 'Tillval', isAvailable: true });
  });

  test('SB-37 an offering is available by fuel, age and authorised workshops', async () => {
    const { workshop } = await open();
    const available = async (plate: string) =>
      (await workshop.services(plate, at))
        .flatMap(({ offerings }) => offerings)
        .filter(({ isAvailable }) => isAvailable)
        .map(({ code }) => code);
    expect(await available('ABC123')).toEqual([
      'originalservice',
      'basservice',
      'timing-belt',
      'tyre-change',
      'diagnosis',
    ]);
    // Electric and young.
    expect(await available('KLM45X')).toEqual(['originalservice', 'basservice', 'tyre-change', 'diagnosis']);
    // No workshop is authorised for Porsche.
    expect(await available('POR911')).toEqual(['basservice', 'timing-belt', 'tyre-change', 'diagnosis']);
  });

  test('SB-36 prices are the medians of the nearest workshops, times the factor of the make', async () => {
    const { workshop } = await open();
    const priceOf = async (plate: string, code: string) =>
      offeringIn(await workshop.services(plate, at), code)?.price;
    // Alby 0.9, Berga 1, Dalby 1.1, Edsta 1.2, Forsa 1
    expect(await priceOf('ABC123', 'basservice')).toBe(2000);
    expect(await priceOf('POR911', 'basservice')).toBe(3000);
    // Only Berga, Dalby and Grums are authorised for Kia.
    expect(await priceOf('KLM45X', 'originalservice')).toBe(3000);
  });

  test('SB-81 each workshop has its own prices; what is known only in the workshop has none', async () => {
    const { workshop } = await open();
    const serviceOfferings = ['basservice', 'tyre-change', 'diagnosis'];
    const query = { registrationNumber: 'ABC123', mileage: 1, serviceOfferings };
    const pricesIn = (town: 'Alby' | 'Edsta') =>
      workshop.prices({ ...query, departmentId: departmentIn(town) });
    expect(await pricesIn('Alby')).toEqual([
      { code: 'basservice', price: 1800 },
      { code: 'tyre-change', price: 180 },
    ]);
    expect(await pricesIn('Edsta')).toEqual([
      { code: 'basservice', price: 2400 },
      { code: 'tyre-change', price: 240 },
    ]);
  });

  test('SB-81 prices of an unknown workshop or offering are refused', async () => {
    const { workshop } = await open();
    const query = { registrationNumber: 'ABC123', mileage: 1, departmentId: departmentIn('Alby') };
    const prices = (more: object) => workshop.prices({ ...query, serviceOfferings: ['basservice'], ...more });
    expect(await refusalCode(prices({ departmentId: 'cars-Alby' }))).toBe('DepartmentNotFound');
    expect(await refusalCode(prices({ serviceOfferings: ['basservice', 'polish'] }))).toBe(
      'OfferingNotAvailable',
    );
    expect(await refusalCode(prices({ registrationNumber: 'ZZZ999' }))).toBe('VehicleNotFound');
  });
}

function offeringIn(categories: readonly OfferingCategory[], code: string) {
  return categories.flatMap(({ offerings }) => offerings).find((offering) => offering.code === code);
}
