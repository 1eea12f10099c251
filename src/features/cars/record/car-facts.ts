import { addedCardFacts, addedFacts } from '../../../shared/search/records/added-facts.ts';
import type { TextKey } from '../../../shared/sites/dictionary.ts';
import { formatDay, formatMoney, formatNumber } from '../../../shared/sites/formats.ts';
import { inSentence } from '../../../shared/sites/in-sentence.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { unitWord } from '../vocabulary/units.ts';
import { wordByCode } from '../vocabulary/word-of.ts';
import type { Car } from './car.ts';
import { yearText } from './year-text.ts';

/** A line of a car's data: what it is called in the dictionary, and the value as it is shown. */
export type Fact = { label: TextKey; value: string };

/** In two rows with the town: its year, its mileage, what it runs on. A used car is what most are, so others say what they are. */
export function cardFacts(car: Car, { language, texts }: { language: Language; texts: Texts }): string[] {
  const kind = car.isSample ? texts('cardSample') : unusualCondition(car, language);
  const drive = [car.fuel, rangeOrGearbox(car, language)];
  const facts = [joined([kind, yearText(car)], ' '), car.mileage.text, joined(drive, ', ')];
  return [...facts.filter((fact) => fact !== undefined), ...addedCardFacts(car.record, { language, texts })];
}

/** The facts buyers look for first, with all that a car's use is measured by. */
export function keyFacts(car: Car, language: Language): readonly (Fact & { icon: string })[] {
  const { technical } = car;
  const isElectric = technical.batterySize !== undefined;
  return withKnownValues([
    { icon: 'calendar', label: 'carYear', value: yearText(car) },
    { icon: 'gauge', label: 'carMileage', value: car.mileage.text },
    { icon: isElectric ? 'zap' : 'fuel', label: 'carFuel', value: car.fuel },
    { icon: 'cog', label: 'carGearbox', value: car.gearbox },
    { icon: 'route', label: 'carRange', value: electricRange(car) },
    { icon: 'fuel', label: 'carConsumption', value: measured(car, technical.fuelConsumption) },
    {
      icon: 'plug-zap',
      label: 'carElectricConsumption',
      value: measured(car, technical.electricConsumption),
    },
    { icon: 'leaf', label: 'carEmission', value: measured(car, technical.emission) },
    { icon: 'banknote', label: 'carVehicleTax', value: vehicleTax(car, language) },
    { icon: 'key-round', label: 'carOwners', value: toText(car.owners) },
    { icon: 'plug-zap', label: 'carFastCharging', value: technical.dcCharging },
    { icon: 'battery-charging', label: 'carBattery', value: technical.batterySize },
    { icon: 'car-front', label: 'carPower', value: car.power.text },
    { icon: 'move', label: 'carDrive', value: car.drive },
    { icon: 'car', label: 'carBody', value: car.body },
    { icon: 'users', label: 'carSeats', value: toText(car.seats) },
  ]).slice(0, MAX_KEY_FACTS);
}

const MAX_KEY_FACTS = 12;

/** All known data; missing values are left out (DET-32). */
export function technicalData(
  car: Car,
  { language, texts }: { language: Language; texts: Texts },
): readonly Fact[] {
  return withKnownValues([
    { label: 'carRegistrationNumber', value: car.registrationNumber },
    {
      label: 'carFirstRegistration',
      value: car.firstRegistration && formatDay(car.firstRegistration, language),
    },
    { label: 'carYear', value: yearText(car) },
    { label: 'carMileage', value: car.mileage.text },
    { label: 'carOwners', value: toText(car.owners) },
    { label: 'carFuel', value: car.fuel },
    { label: 'carGearbox', value: car.gearbox },
    { label: 'carDrive', value: car.drive },
    { label: 'carPower', value: car.power.text },
    { label: 'carAcceleration', value: car.technical.acceleration },
    { label: 'carConsumption', value: measured(car, car.technical.fuelConsumption) },
    { label: 'carElectricConsumption', value: measured(car, car.technical.electricConsumption) },
    { label: 'carEmission', value: measured(car, car.technical.emission) },
    { label: 'carVehicleTax', value: vehicleTax(car, language) },
    { label: 'carRange', value: electricRange(car) },
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
    ...addedFacts('cars', car.record, { language, texts }),
  ]);
}

/** Whoever looks for an electric car asks for its range. A car with a plug has one gearbox or none. */
function rangeOrGearbox({ fuel, technical, gearbox }: Car, language: Language): string | undefined {
  if (!technical.electricRange) return gearbox && inSentence(gearbox, language);
  return fuel === wordByCode('car_fuel', 'electric', language) ? technical.electricRange : undefined;
}

function unusualCondition({ condition }: Car, language: Language): string | undefined {
  return condition === wordByCode('car_condition', 'used', language) ? undefined : condition;
}

function joined(parts: readonly (string | undefined)[], separator: string): string | undefined {
  return parts.filter(Boolean).join(separator) || undefined;
}

const measurementCycles = ['WLTP', 'NEDC', 'WMTC'];

/** '5,4 l/100 km (NEDC)'; without a word of the feed on how it was measured, the figure alone. */
function measured({ technical: { measuredBy } }: Car, value: string | undefined): string | undefined {
  const cycle = measurementCycles.find((each) => each === measuredBy?.toUpperCase());
  return value && cycle ? `${value} (${cycle})` : value;
}

/** The feed's field is that of WLTP, unless it says otherwise. */
export function electricRange(car: Car): string | undefined {
  const { electricRange: range, measuredBy } = car.technical;
  return measuredBy ? measured(car, range) : range && `${range} (WLTP)`;
}

function vehicleTax({ vehicleTaxPerYear: tax, price }: Car, language: Language): string | undefined {
  if (tax === undefined || !price.currency) return undefined;
  return `${formatMoney(tax, price.currency, language)}${unitWord('perYear', language)}`;
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
