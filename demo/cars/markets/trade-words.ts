import { type VocabularyField, vocabulary } from '../../../src/features/cars/vocabulary/vocabulary.ts';
import { wordByCode } from '../../../src/features/cars/vocabulary/word-of.ts';
import type { Language } from '../../../src/shared/sites/languages.ts';
import type { VehicleTypeCode } from '../car-record.ts';
import type { Body, Drive, Fuel, Gearbox } from '../catalogue.ts';
import type { Paint } from '../paints.ts';

export type Condition = 'new' | 'demo' | 'used';
export type BodyLabel = Exclude<Body, 'large-suv'> | 'minibus';

/** A market's words for the values of facets. */
export type TradeWords = {
  fuel: Readonly<Record<Fuel, string>>;
  body: Readonly<Record<BodyLabel, string>>;
  gearbox: Readonly<Record<Gearbox, string>>;
  drive: Readonly<Record<Drive, string>>;
  paint: Readonly<Record<Paint, string>>;
  condition: Readonly<Record<Condition, string>>;
  vehicleType: Readonly<Record<VehicleTypeCode, string>>;
};

export function tradeWords(language: Language): TradeWords {
  const words = <Code extends string>(field: VocabularyField) =>
    Object.fromEntries(
      vocabulary[field].map(({ code }) => [code, wordByCode(field, code, language)]),
    ) as Record<Code, string>;
  return {
    fuel: words('car_fuel'),
    body: words('car_body'),
    gearbox: words('car_gearbox'),
    drive: words('car_drive'),
    paint: words('car_color'),
    condition: words('car_condition'),
    vehicleType: words('car_vehicle_type'),
  };
}
