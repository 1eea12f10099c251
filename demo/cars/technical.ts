import type { TechnicalTexts } from './car-record.ts';
import type { Body, Engine } from './catalogue.ts';
import { formatDecimal, groupThousands, type Market } from './markets/market.ts';
import type { Vehicle } from './vehicle.ts';

/** The technical rows as texts; what a car does not have is left out. */
export function technicalTexts(vehicle: Vehicle, market: Market): TechnicalTexts {
  const { engine, generation, type } = vehicle;
  const mark = market.country === 'UK' ? ',' : ' ';
  const [length, width, height] = generation.mm;
  const { texts, decimalMark } = market;
  return {
    emission: `${gramsPerKm(engine)} g/km`,
    ...(engine.litresPer100Km && { fuel_consumption: texts.consumption(engine.litresPer100Km) }),
    ...(engine.fuel === 'electric' && { fuel_consumption: texts.electricConsumption(kWhPer100Km(engine)) }),
    ...(engine.fuel === 'plugin' && { electric_consumption: texts.electricConsumption(kWhPer100Km(engine)) }),
    car_measurement_cycle: measurementCycle(vehicle),
    ...(engine.electricKm && { wltp_electric_range: texts.range(engine.electricKm) }),
    ...(engine.batteryKWh && { battery_size: `${decimalOrWhole(engine.batteryKWh, decimalMark)} kWh` }),
    ...(engine.acKW && { ac_charging_speed: `${decimalOrWhole(engine.acKW, decimalMark)} kW` }),
    ...(engine.dcKW && { dc_charging_speed: `${decimalOrWhole(engine.dcKW, decimalMark)} kW` }),
    weight: `${groupThousands(engine.kg, mark)} kg`,
    ...towing(engine, generation.body),
    dimensions: `${groupThousands(length, mark)} × ${groupThousands(width, mark)} × ${groupThousands(height, mark)} mm`,
    ...(type !== 'MC' && { cargo_volume: texts.cargo(generation.litres) }),
    acceleration: texts.acceleration(formatDecimal(engine.secondsTo100, 1, decimalMark)),
  };
}

/** Cars first registered from September 2018 on were measured by WLTP, vans a year later; motorcycles have their own. */
function measurementCycle({ type, firstRegistration, year }: Vehicle): 'WLTP' | 'NEDC' | 'WMTC' {
  if (type === 'MC') return 'WMTC';
  const registered = firstRegistration ?? `${year}-12-31`;
  return registered >= (type === 'LCV' ? '2019-09-01' : '2018-09-01') ? 'WLTP' : 'NEDC';
}

/** The heaviest braked trailer by the kind of car, never much above its own weight; small electric cars tow nothing. */
function towing(engine: Engine, body: Body): Pick<TechnicalTexts, 'car_towing_weight'> {
  const most = heaviestTrailer[body];
  const isElectric = engine.fuel === 'electric';
  if (most === undefined || (isElectric && engine.kg < 1600)) return {};
  const share = body === 'large-suv' || body === 'pickup' ? 1.6 : isElectric ? 0.8 : 1.05;
  return { car_towing_weight: Math.round(Math.min(most, engine.kg * share) / 50) * 50 };
}

const heaviestTrailer: Readonly<Partial<Record<Body, number>>> = {
  hatchback: 1400,
  saloon: 1800,
  estate: 2200,
  suv: 2400,
  'large-suv': 3500,
  mpv: 1800,
  van: 2500,
  pickup: 3500,
};

/** Carbon dioxide follows from the fuel burnt: 23 g for a decilitre of petrol, 26 g for one of diesel. */
export function gramsPerKm({ fuel, litresPer100Km = 0 }: Engine): number {
  return Math.round(litresPer100Km * (fuel === 'diesel' ? 26.2 : 22.8));
}

/** WLTP counts the losses of charging, about a tenth. */
function kWhPer100Km({ batteryKWh = 0, electricKm = 1 }: Engine): number {
  return (batteryKWh * 1.1 * 100) / electricKm;
}

function decimalOrWhole(value: number, mark: ',' | '.'): string {
  return Number.isInteger(value) ? String(value) : formatDecimal(value, 1, mark);
}
