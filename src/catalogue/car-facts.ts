import { formatDay } from '../sites/formats.ts';
import type { Language } from '../sites/languages.ts';
import type { TextKey } from '../sites/texts/dictionary.ts';
import type { Car } from './car.ts';

/** A line of a car's data: what it is called in the dictionary, and the value as it is shown. */
export type Fact = { label: TextKey; value: string };

/** What a buyer asks first. */
export function keyFacts(car: Car): readonly (Fact & { icon: string })[] {
  return withKnownValues([
    { icon: 'calendar', label: 'carYear', value: toText(car.car_year) },
    { icon: 'gauge', label: 'carMileage', value: car.car_mileage_text },
    { icon: car.battery_size ? 'zap' : 'fuel', label: 'carFuel', value: car.car_fuel },
    { icon: 'cog', label: 'carGearbox', value: car.car_gearbox },
    { icon: 'route', label: 'carRange', value: car.wltp_electric_range },
    { icon: 'plug-zap', label: 'carFastCharging', value: car.dc_charging_speed },
    { icon: 'battery-charging', label: 'carBattery', value: car.battery_size },
    { icon: 'car-front', label: 'carPower', value: car.car_power_text },
    { icon: 'move', label: 'carDrive', value: car.car_drive },
    { icon: 'car', label: 'carBody', value: car.car_body },
    { icon: 'users', label: 'carSeats', value: toText(car.car_seats) },
  ]).slice(0, MAX_KEY_FACTS);
}

const MAX_KEY_FACTS = 8;

/** Everything that is known; what is not known is left out (DET-32). */
export function technicalData(car: Car, language: Language): readonly Fact[] {
  return withKnownValues([
    { label: 'carRegistrationNumber', value: car.car_regno },
    {
      label: 'carFirstRegistration',
      value: car.car_firstregistration && formatDay(car.car_firstregistration, language),
    },
    { label: 'carYear', value: toText(car.car_year) },
    { label: 'carMileage', value: car.car_mileage_text },
    { label: 'carFuel', value: car.car_fuel },
    { label: 'carGearbox', value: car.car_gearbox },
    { label: 'carDrive', value: car.car_drive },
    { label: 'carPower', value: car.car_power_text },
    { label: 'carAcceleration', value: car.acceleration },
    { label: 'carConsumption', value: car.fuel_consumption },
    { label: 'carEmission', value: car.emission },
    { label: 'carRange', value: car.wltp_electric_range },
    { label: 'carBattery', value: car.battery_size },
    { label: 'carSlowCharging', value: car.ac_charging_speed },
    { label: 'carFastCharging', value: car.dc_charging_speed },
    { label: 'carBody', value: car.car_body },
    { label: 'carColour', value: car.car_color },
    { label: 'carSeats', value: toText(car.car_seats) },
    { label: 'carDoors', value: toText(car.car_doors) },
    { label: 'carWeight', value: car.weight },
    { label: 'carDimensions', value: car.dimensions },
    { label: 'carCargoVolume', value: car.cargo_volume },
    { label: 'carSafetyStars', value: toText(car.car_ncapstars) },
    { label: 'carChassisNumber', value: car.car_chassino },
  ]);
}

const technicalFields = [
  ...(['emission', 'fuel_consumption', 'wltp_electric_range', 'battery_size', 'ac_charging_speed'] as const),
  ...(['dc_charging_speed', 'weight', 'dimensions', 'cargo_volume', 'acceleration'] as const),
];

/** A sample that nobody has built yet has none of them (DET-24). */
export function hasTechnicalData(car: Car): boolean {
  return technicalFields.some((field) => car[field] !== undefined);
}

function withKnownValues<Line extends { label: TextKey; value: string | undefined }>(lines: readonly Line[]) {
  return lines.filter((line): line is Line & { value: string } => Boolean(line.value));
}

function toText(figure: number | undefined): string | undefined {
  return figure === undefined ? undefined : String(figure);
}
