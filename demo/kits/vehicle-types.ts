import { brandNames } from '../brands.ts';
import type { Engine, Generation } from '../cars/catalogue.ts';
import { makes } from '../cars/makes.ts';
import { finland } from '../cars/markets/finland.ts';
import type { VehicleKitRecord } from './kit-record.ts';

export type VehicleType = VehicleKitRecord & { code: string; generation: Generation; engine: Engine };

const manufacturers = [
  'AUDI',
  'BMW',
  'CITROEN',
  'DACIA',
  'FIAT',
  'FORD',
  'HONDA',
  'HYUNDAI',
  'KIA',
  'MAZDA',
  'MERCEDES',
  'MINI',
  'MITSUBISHI',
  'NISSAN',
  'OPEL',
  'PEUGEOT',
  'RENAULT',
  'SEAT',
  'SKODA',
  'SUBARU',
  'SUZUKI',
  'TOYOTA',
  'VOLVO',
  'VW',
];

/** Younger cars are under warranty and are not mended at home. */
const YOUNGEST_YEAR = 2023;

/** Every engine of every model with one to service, one type for each model year. */
export const vehicleTypes: readonly VehicleType[] = makes
  .filter(({ code }) => manufacturers.includes(code))
  .toSorted((one, other) => one.code.localeCompare(other.code))
  .flatMap(({ code, models }) =>
    models
      .flatMap(({ generations }) => generations)
      .flatMap((generation) =>
        generation.engines
          .filter(({ fuel }) => !['electric', 'plugin'].includes(fuel))
          .flatMap((engine) =>
            yearsBuilt(generation, engine).map((year) => ({ code, generation, engine, year })),
          ),
      ),
  )
  .map(({ code, generation, engine, year }, at) => ({
    type_id: String(104_200 + at * 7),
    manufacturer: brandNames[code] ?? code,
    model: modelText(generation),
    type_manf_year: `${engineText(generation, engine)}, ${engine.kW} kW, ${year}`,
    code,
    generation,
    engine,
  }));

/** Generations share names, so the years distinguish them. */
function modelText({ name, years: [from, to] }: Generation): string {
  return `${finland.modelName(name)} (${from}–${to >= 2026 ? '' : to})`;
}

/** Petrol and diesel engines of one name are told apart by the fuel. */
function engineText({ engines }: Generation, { name, fuel }: Engine): string {
  const isAlone = engines.every((other) => other.name !== name || other.fuel === fuel);
  return isAlone ? name : `${name} ${fuel === 'diesel' ? 'diesel' : 'bensiini'}`;
}

function yearsBuilt(generation: Generation, engine: Engine): number[] {
  const from = Math.max(generation.years[0], engine.years[0]);
  const to = Math.min(generation.years[1], engine.years[1], YOUNGEST_YEAR);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}
