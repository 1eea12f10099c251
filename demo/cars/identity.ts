import { brandName } from '../dealers/brand-name.ts';
import type { VehicleTypeCode } from './car-record.ts';
import type { Entry } from './entry.ts';
import type { BodyWord, Market } from './markets/market.ts';
import { slugOf } from './slug.ts';
import { horsepower, type Vehicle } from './vehicle.ts';

/** What the car is, in the market's words. */
export function identityOf({ id, vehicle, stock: { market }, hall }: Entry) {
  const { make, model, generation, engine, trim, type, condition, year, paint } = vehicle;
  const { words } = market;
  const brand = brandName(make.code);
  const modelText = market.modelName(generation.name);
  const version = versionText(vehicle, market);
  const body = words.body[bodyWord(vehicle)];
  const fuel = words.fuel[engine.fuel];
  const town = hall ? [hall.site.site_city] : [];
  const hp = horsepower(engine.kW);
  return {
    car_id: id,
    slug: slugOf({
      condition: words.condition[condition],
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
    car_gearbox: words.gearbox[engine.gearbox],
    ...(type !== 'MC' && { car_drive: words.drive[engine.drive], car_doors: generation.doors }),
    car_power: hp,
    car_power_text: words.power(hp, engine.kW),
    car_color: words.paint[paint],
    car_seats: generation.seats,
    ...(generation.ncap > 0 && { car_ncapstars: generation.ncap }),
    car_vehicle_type: words.vehicleType[type],
    car_vehicle_type_code: type satisfies VehicleTypeCode,
  };
}

/** Engine and trim, without what the model's name has said already. */
function versionText({ engine, generation, trim: [trim] }: Vehicle, { decimalMark }: Market): string {
  const engineName = engine.name.startsWith(generation.name)
    ? engine.name.slice(generation.name.length).trim()
    : engine.name;
  const own = engineName.replace(/(\d),(\d)/g, `$1${decimalMark}$2`);
  return own.includes(trim) ? own : `${own} ${trim}`.trim();
}

/** The trade calls a people carrier with seven seats or more a minibus. */
function bodyWord({ generation: { body, seats } }: Vehicle): BodyWord {
  if (body === 'mpv') return seats > 7 ? 'minibus' : 'mpv';
  return body === 'large-suv' ? 'suv' : body;
}
