import type { VehicleTypeCode } from './car-record.ts';
import type { Engine, Generation, Make, Model, Trim } from './catalogue.ts';
import type { Condition } from './markets/trade-words.ts';
import type { Paint } from './paints.ts';

/** One car, before its texts for a market are added. */
export type Vehicle = {
  make: Make;
  model: Model;
  generation: Generation;
  engine: Engine;
  trim: Trim;
  year: number;
  condition: Condition;
  /** Represents a model that can be ordered, not a car in stock. */
  isSample: boolean;
  type: VehicleTypeCode;
  paint: Paint;
  km: number;
  ageInYears: number;
  firstRegistration?: string;
};

export function vehicleType({ body }: Generation): VehicleTypeCode {
  if (body === 'motorcycle') return 'MC';
  return body === 'van' || body === 'pickup' ? 'LCV' : 'PC';
}

export function hasPlug({ engine }: Vehicle): boolean {
  return engine.fuel === 'electric' || engine.fuel === 'plugin';
}

export function horsepower(kW: number): number {
  return Math.round(kW * 1.3596);
}
