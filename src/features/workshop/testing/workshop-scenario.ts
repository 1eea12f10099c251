import { departmentIn, scenarioSetups, scenarioSite } from '../../booking/testing/department-scenario.ts';
import type { SetupStore } from '../setup-store.ts';
import type { Vehicle, VehicleRegister } from '../vehicle.ts';
import { aPriceList } from './a-price-list.ts';
import { aVehicle } from './a-vehicle.ts';

const FLEET_SIZE = 600;

/** One of many Volvos: customers who compete for a time each have a car of their own. */
export function fleetPlate(n: number): string {
  return `FLT${String(n % FLEET_SIZE).padStart(3, '0')}`;
}

const vehicles: readonly Vehicle[] = [
  ...Array.from({ length: FLEET_SIZE }, (_, n) => aVehicle({ registrationNumber: fleetPlate(n) })),
  aVehicle({ registrationNumber: 'ABC123', hasServiceAgreement: true }),
  aVehicle({ registrationNumber: 'KLM45X', brand: 'Kia', model: 'EV6', buildYear: 2024, fuel: 'El' }),
  aVehicle({ registrationNumber: 'POR911', brand: 'Porsche', model: '911', buildYear: 2019, fuel: 'Bensin' }),
  aVehicle({ registrationNumber: 'MNB207', brand: 'BMW', model: 'i4', buildYear: 2023, fuel: 'El' }),
  aVehicle({ registrationNumber: 'LDA100', brand: 'Lada', model: 'Niva', buildYear: 2009, fuel: 'Bensin' }),
];

const priceFactors: Readonly<Record<string, number>> = {
  [departmentIn('Alby')]: 0.9,
  [departmentIn('Dalby')]: 1.1,
  [departmentIn('Edsta')]: 1.2,
};

/** Writes the scenario's cars, price list and set-ups; its dealerships go into the site's index. */
export async function fillScenario(stores: { vehicles: VehicleRegister; setups: SetupStore }): Promise<void> {
  await stores.vehicles.replace(vehicles);
  await stores.setups.savePriceList(scenarioSite.name, aPriceList());
  for (const setup of scenarioSetups()) {
    const priceFactor = priceFactors[setup.departmentId] ?? 1;
    await stores.setups.saveDepartment({ ...setup, priceFactor });
  }
}
