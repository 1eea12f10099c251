import type { Car } from '../record/car.ts';
import type { Reader } from '../vocabulary/reader.ts';
import { wordOf } from '../vocabulary/word-of.ts';
import { feedTexts } from './feed-language.ts';
import { formatMileage } from './format-mileage.ts';
import { technicalInLanguage } from './technical-in-language.ts';

/**
 * The car as a page in this language shows it: the vocabulary's words, and figures in the language's notation. Filters
 * and finance need the car as the index has it, which is still in `record`.
 */
export function carInLanguage(car: Car, reader: Reader): Car {
  if (reader.language === reader.site.languages[0] || car.fromFeed) return car;
  const known = translated.get(car) ?? new Map<string, Car>();
  translated.set(car, known);
  const id = `${reader.site.country} ${reader.language}`;
  const shown = known.get(id) ?? translate(car, reader);
  known.set(id, shown);
  return shown;
}

/** Lists show the same cars again and again. */
const translated = new WeakMap<Car, Map<string, Car>>();

function translate(car: Car, reader: Reader): Car {
  const word = (field: string, value: string | undefined) => value && wordOf(field, value, reader);
  const { power, technical } = technicalInLanguage(car, reader);
  return {
    ...car,
    fromFeed: feedTexts(car, reader),
    body: word('car_body', car.body),
    fuel: word('car_fuel', car.fuel),
    gearbox: word('car_gearbox', car.gearbox),
    drive: word('car_drive', car.drive),
    colour: word('car_color', car.colour),
    condition: word('car_condition', car.condition),
    vehicleType: word('car_vehicle_type', car.vehicleType),
    equipment: car.equipment.map((item) => wordOf('car_equipment', item, reader)),
    missingEquipment: car.missingEquipment.map((item) => wordOf('car_equipment', item, reader)),
    campaigns: car.campaigns.map((name) => wordOf('car_campaigns', name, reader)),
    mileage: { ...car.mileage, text: formatMileage(car, reader) },
    power: { ...car.power, text: power },
    technical,
    dealership: {
      ...car.dealership,
      city: word('car_site_city', car.dealership.city),
      region: word('car_site_region', car.dealership.region),
      websiteCity: word('car_website_city', car.dealership.websiteCity),
    },
  };
}
