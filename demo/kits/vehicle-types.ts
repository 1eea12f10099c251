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
  'FORD',
  'HYUNDAI',
  'KIA',
  'MERCEDES',
  'NISSAN',
  'OPEL',
  'PEUGEOT',
  'RENAULT',
  'SKODA',
  'TOYOTA',
  'VOLVO',
  'VW',
];

/** Cars with an engine to service that have been on the road for six years: those people mend at home. */
export const vehicleTypes: readonly VehicleType[] = makes
  .filter(({ code }) => manufacturers.includes(code))
  .toSorted((one, other) => one.code.localeCompare(other.code))
  .flatMap(({ code, models }) =>
    models
      .flatMap(({ generations }) => generations)
      .flatMap((generation) =>
        generation.engines
          .filter(({ fuel, years: [from] }) => !['electric', 'plugin'].includes(fuel) && from <= 2020)
          .map((engine) => ({ code, generation, engine })),
      ),
  )
  .map(({ code, generation, engine }, at) => ({
    type_id: String(104_200 + at * 7),
    manufacturer: brandNames[code] ?? code,
    model: modelText(generation),
    type_manf_year: `${engine.name}, ${engine.kW} kW, ${yearsText(generation, engine)}`,
    code,
    generation,
    engine,
  }));

/** Generations share names, so the years distinguish them. */
function modelText({ name, years: [from, to] }: Generation): string {
  return `${finland.modelName(name)} (${from}–${to >= 2026 ? '' : to})`;
}

function yearsText(generation: Generation, engine: Engine): string {
  const from = Math.max(generation.years[0], engine.years[0]);
  const to = Math.min(generation.years[1], engine.years[1]);
  return to >= 2026 ? `${from}–` : from === to ? `${from}` : `${from}–${to}`;
}
