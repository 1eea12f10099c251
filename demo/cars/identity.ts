import { brandName } from '../dealers/brand-name.ts';
import type { VehicleTypeCode } from './car-record.ts';
import type { Entry } from './entry.ts';
import type { Market } from './markets/market.ts';
import type { BodyLabel } from './markets/trade-words.ts';
import { vehicleSlug } from './slug.ts';
import { horsepower, type Vehicle } from './vehicle.ts';

/** The fields that identify the car, in the market's language. */
export function toIdentityFields({ id, vehicle, stock: { market }, location }: Entry) {
  const { make, model, generation, engine, trim, type, condition, year, paint } = vehicle;
  const { texts } = market;
  const brand = brandName(make.code);
  const modelText = market.modelName(generation.name);
  const version = versionText(vehicle, market);
  const body = texts.body[bodyWord(vehicle)];
  const fuel = texts.fuel[engine.fuel];
  const town = location ? [location.dealership.site_city] : [];
  const hp = horsepower(engine.kW);
  return {
    car_id: id,
    slug: vehicleSlug({
      condition: texts.condition[condition],
      year,
      body,
      fuel,
      rest: [brand, modelText, version, ...town],
    }),
    car_brand: brand,
    car_model: market.modelName(model.name),
    car_model_text: modelText,
    car_version: version,
    car_trim_package: trim[0],
    car_body: body,
    car_fuel: fuel,
    car_gearbox: texts.gearbox[engine.gearbox],
    ...(type !== 'MC' && { car_drive: texts.drive[engine.drive], car_doors: generation.doors }),
    car_power: hp,
    car_power_text: texts.power(hp, engine.kW),
    car_color: texts.paint[paint],
    car_seats: generation.seats,
    ...(generation.ncap > 0 && { car_ncapstars: generation.ncap }),
    car_vehicle_type: texts.vehicleType[type],
    car_vehicle_type_code: type satisfies VehicleTypeCode,
  };
}

/** Engine and trim, without what is already part of the model's name. */
function versionText({ engine, generation, trim: [trim] }: Vehicle, { decimalMark }: Market): string {
  const engineName = engine.name.startsWith(generation.name)
    ? engine.name.slice(generation.name.length).trim()
    : engine.name;
  const own = engineName.replace(/(\d),(\d)/g, `$1${decimalMark}$2`);
  return own.includes(trim) ? own : `${own} ${trim}`.trim();
}

/** The trade calls a people carrier with seven seats or more a minibus. */
function bodyWord({ generation: { body, seats } }: Vehicle): BodyLabel {
  if (body === 'mpv') return seats > 7 ? 'minibus' : 'mpv';
  return body === 'large-suv' ? 'suv' : body;
}
