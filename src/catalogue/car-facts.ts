import type { TextKey } from '../sites/dictionary.ts';
import { formatDay, formatNumber } from '../sites/formats.ts';
import type { Language } from '../sites/languages.ts';
import type { Car } from './car.ts';
import { yearText } from './year-text.ts';

/** A line of a car's data: what it is called in the dictionary, and the value as it is shown. */
export type Fact = { label: TextKey; value: string };

/** The facts buyers look for first. */
export function keyFacts(car: Car): readonly (Fact & { icon: string })[] {
  return withKnownValues([
    { icon: 'calendar', label: 'carYear', value: yearText(car) },
    { icon: 'gauge', label: 'carMileage', value: car.mileage.text },
    { icon: car.technical.batterySize ? 'zap' : 'fuel', label: 'carFuel', value: car.fuel },
    { icon: 'cog', label: 'carGearbox', value: car.gearbox },
    { icon: 'route', label: 'carRange', value: car.technical.electricRange },
    { icon: 'plug-zap', label: 'carFastCharging', value: car.technical.dcCharging },
    { icon: 'battery-charging', label: 'carBattery', value: car.technical.batterySize },
    { icon: 'car-front', label: 'carPower', value: car.power.text },
    { icon: 'move', label: 'carDrive', value: car.drive },
    { icon: 'car', label: 'carBody', value: car.body },
    { icon: 'users', label: 'carSeats', value: toText(car.seats) },
  ]).slice(0, MAX_KEY_FACTS);
}

const MAX_KEY_FACTS = 8;

/** All known data; missing values are left out (DET-32). */
export function technicalData(car: Car, language: Language): readonly Fact[] {
  return withKnownValues([
    { label: 'carRegistrationNumber', value: car.registrationNumber },
    {
      label: 'carFirstRegistration',
      value: car.firstRegistration && formatDay(car.firstRegistration, language),
    },
    { label: 'carYear', value: yearText(car) },
    { label: 'carMileage', value: car.mileage.text },
    { label: 'carFuel', value: car.fuel },
    { label: 'carGearbox', value: car.gearbox },
    { label: 'carDrive', value: car.drive },
    { label: 'carPower', value: car.power.text },
    { label: 'carAcceleration', value: car.technical.acceleration },
    { label: 'carConsumption', value: car.technical.fuelConsumption },
    { label: 'carEmission', value: car.technical.emission },
    { label: 'carRange', value: car.technical.electricRange },
    { label: 'carBattery', value: car.technical.batterySize },
    { label: 'carSlowCharging', value: car.technical.acCharging },
    { label: 'carFastCharging', value: car.technical.dcCharging },
    { label: 'carBody', value: car.body },
    { label: 'carColour', value: car.colour },
    { label: 'carSeats', value: toText(car.seats) },
    { label: 'carDoors', value: toText(car.doors) },
    { label: 'carWeight', value: car.technical.weight },
    { label: 'carTowingWeight', value: kilograms(car.technical.towingWeightKg, language) },
    { label: 'carDimensions', value: car.technical.dimensions },
    { label: 'carCargoVolume', value: car.technical.cargoVolume },
    { label: 'carSafetyStars', value: toText(car.ncapStars) },
    { label: 'carChassisNumber', value: car.chassisNumber },
  ]);
}

/** A sample that nobody has built yet has none of them (DET-24). */
export function hasTechnicalData(car: Car): boolean {
  return Object.values(car.technical).some((value) => value !== undefined);
}

function withKnownValues<Line extends { label: TextKey; value: string | undefined }>(lines: readonly Line[]) {
  return lines.filter((line): line is Line & { value: string } => Boolean(line.value));
}

function kilograms(weight: number | undefined, language: Language): string | undefined {
  return weight === undefined ? undefined : `${formatNumber(weight, language)} kg`;
}

function toText(figure: number | undefined): string | undefined {
  return figure === undefined ? undefined : String(figure);
}
