/** What the makes' files are built from: a make has models, a model has generations, a generation has engines. */
export type Fuel = 'petrol' | 'diesel' | 'hybrid' | 'plugin' | 'electric';
export type Body =
  | 'hatchback'
  | 'saloon'
  | 'estate'
  | 'suv'
  | 'large-suv'
  | 'coupe'
  | 'convertible'
  | 'mpv'
  | 'van'
  | 'pickup'
  | 'motorcycle';
export type Gearbox = 'manual' | 'auto';
export type Drive = 'fwd' | 'rwd' | 'awd';
export type Years = readonly [from: number, to: number];
/** Level 1 is the modest trim, 3 the one with everything. */
export type Trim = readonly [name: string, level: 1 | 2 | 3];
export type Country = 'SE' | 'NO' | 'FI' | 'SK' | 'UK';

export type Engine = {
  name: string;
  fuel: Fuel;
  years: Years;
  kW: number;
  gearbox: Gearbox;
  drive: Drive;
  litresPer100Km?: number;
  batteryKWh?: number;
  electricKm?: number;
  acKW?: number;
  dcKW?: number;
  secondsTo100: number;
  kg: number;
  /** Price as new in Sweden, thousand kronor with VAT, at the level of 2026. */
  newPrice: number;
};

export type Generation = {
  name: string;
  body: Body;
  years: Years;
  mm: readonly [length: number, width: number, height: number];
  seats: number;
  doors: number;
  litres: number;
  ncap: number;
  trims: readonly Trim[];
  engines: readonly Engine[];
};

export type Model = {
  name: string;
  popularity: number;
  generations: readonly Generation[];
  only?: readonly Country[];
};

export type Make = {
  code: string;
  faces: readonly string[];
  /** How well the make retains its value; 1 is the average. */
  keeps: number;
  models: readonly Model[];
};

export function make(
  code: string,
  look: { faces: readonly string[]; keeps?: number },
  models: readonly Model[],
): Make {
  return { code, faces: look.faces, keeps: look.keeps ?? 1, models };
}

export function model(
  name: string,
  popularity: number,
  generations: readonly Generation[],
  only?: readonly Country[],
): Model {
  return only ? { name, popularity, generations, only } : { name, popularity, generations };
}

type Rest = { seats?: number; doors?: number; litres: number; ncap: number; trims: readonly Trim[] };

export function generation(
  name: string,
  body: Body,
  years: Years,
  mm: readonly [number, number, number],
  rest: Rest,
  engines: readonly Engine[],
): Generation {
  return { name, body, years, mm, seats: 5, doors: doorsOf[body], ...rest, engines };
}

const doorsOf: Readonly<Record<Body, number>> = {
  hatchback: 5,
  saloon: 4,
  estate: 5,
  suv: 5,
  'large-suv': 5,
  coupe: 2,
  convertible: 2,
  mpv: 5,
  van: 4,
  pickup: 4,
  motorcycle: 0,
};

type Combustion = (
  name: string,
  years: Years,
  kW: number,
  gearbox: Gearbox,
  drive: Drive,
  figures: readonly [litresPer100Km: number, secondsTo100: number, kg: number],
  newPrice: number,
) => Engine;

export const petrol: Combustion = (...line) => combustion('petrol', ...line);
export const diesel: Combustion = (...line) => combustion('diesel', ...line);
/** Hybrids without a plug; the mild ones are sold as petrol or diesel. */
export const hybrid: Combustion = (...line) => combustion('hybrid', ...line);

function combustion(
  fuel: Fuel,
  ...[name, years, kW, gearbox, drive, figures, newPrice]: Parameters<Combustion>
) {
  const [litresPer100Km, secondsTo100, kg] = figures;
  return { name, fuel, years, kW, gearbox, drive, litresPer100Km, secondsTo100, kg, newPrice };
}

export function plugin(
  name: string,
  years: Years,
  kW: number,
  drive: Drive,
  [batteryKWh, electricKm, acKW]: readonly [kWh: number, km: number, acKW: number],
  [litresPer100Km, secondsTo100, kg]: readonly [litresPer100Km: number, secondsTo100: number, kg: number],
  newPrice: number,
): Engine {
  const battery = { batteryKWh, electricKm, acKW };
  const figures = { litresPer100Km, secondsTo100, kg, newPrice };
  return { name, fuel: 'plugin', years, kW, gearbox: 'auto', drive, ...battery, ...figures };
}

export function electric(
  name: string,
  years: Years,
  kW: number,
  drive: Drive,
  [batteryKWh, electricKm, acKW, dcKW]: readonly [kWh: number, km: number, acKW: number, dcKW: number],
  [secondsTo100, kg]: readonly [secondsTo100: number, kg: number],
  newPrice: number,
): Engine {
  const battery = { batteryKWh, electricKm, acKW, dcKW };
  return {
    name,
    fuel: 'electric',
    years,
    kW,
    gearbox: 'auto',
    drive,
    ...battery,
    secondsTo100,
    kg,
    newPrice,
  };
}
