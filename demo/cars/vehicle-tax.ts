import type { Market } from './markets/market.ts';
import { gramsPerKm } from './technical.ts';
import { priceAsNew } from './valuation.ts';
import type { Vehicle } from './vehicle.ts';

/** What the owner of the car pays the country a year; Norway takes it with the insurance, Slovakia of companies only. */
export function vehicleTax(vehicle: Vehicle, market: Market): number | undefined {
  if (vehicle.type === 'MC') return undefined;
  if (market.country === 'SE') return Math.round(swedishTax(vehicle));
  if (market.country === 'FI') return Math.round(finnishTax(vehicle));
  return market.country === 'UK' ? britishTax(vehicle, market) : undefined;
}

/** Basic tax, and for three years more for every gram above 75 and above 125. */
export function swedishTax({ engine, ageInYears }: Vehicle): number {
  const grams = gramsPerKm(engine);
  if (ageInYears > 3) return 360 + Math.max(0, grams - 111) * 22;
  return 360 + Math.min(50, Math.max(0, grams - 75)) * 107 + Math.max(0, grams - 125) * 132;
}

/** The basic tax rises with the emission; whatever does not run on petrol also pays by weight. */
function finnishTax({ engine }: Vehicle): number {
  const eurosPerHundredKg = { diesel: 20.08, electric: 5.48, plugin: 1.83, hybrid: 0, petrol: 0 };
  return 53 + gramsPerKm(engine) * 0.9 + (engine.kg / 100) * eurosPerHundredKg[engine.fuel];
}

/** The standard rate, and for five years more for a car that cost above £40,000. */
function britishTax(vehicle: Vehicle, market: Market): number {
  const isExpensive = priceAsNew(vehicle, market) > 40_000 && vehicle.type === 'PC';
  const paysMore = isExpensive && vehicle.ageInYears >= 1 && vehicle.ageInYears < 6;
  return paysMore ? 195 + 425 : 195;
}
