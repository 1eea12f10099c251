import { figuresInLanguage, firstFigure } from '../../../shared/platform/figures-in-language.ts';
import { formatDecimal } from '../../../shared/platform/format-number.ts';
import { countries } from '../../../shared/sites/countries.ts';
import { fillPlaceholders } from '../../../shared/sites/fill-placeholders.ts';
import { formatNumber } from '../../../shared/sites/formats.ts';
import { type Language, languages } from '../../../shared/sites/languages.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Car } from '../record/car.ts';
import type { Reader } from '../vocabulary/reader.ts';
import { unitWord } from '../vocabulary/units.ts';

/** Technical data come as texts of the feed; their figures and units are written anew for the page's language. */
export function technicalInLanguage(
  { power, technical }: Car,
  { site: { languages, country }, language }: Reader,
): { power: string | undefined; technical: Car['technical'] } {
  const [from] = languages;
  const rewrite = (text: string | undefined) => text && figuresInLanguage(text, from, language);
  return {
    power: powerText(power, language, isKilowattsFirst(country)),
    technical: {
      ...technical,
      emission: rewrite(technical.emission),
      fuelConsumption: consumptionText(technical.fuelConsumption, from, language),
      electricConsumption: rewrite(technical.electricConsumption),
      electricRange: rewrite(technical.electricRange),
      batterySize: rewrite(technical.batterySize),
      acCharging: rewrite(technical.acCharging),
      dcCharging: rewrite(technical.dcCharging),
      weight: rewrite(technical.weight),
      dimensions: rewrite(technical.dimensions),
      cargoVolume: cargoText(technical.cargoVolume, from, language),
      acceleration: accelerationText(technical.acceleration, from, language),
    },
  };
}

const KW_PER_HP = 0.735_499;

/** Finland and Slovakia count engines in kilowatts. */
export function isKilowattsFirst(country: Site['country'] | undefined): boolean {
  return country !== undefined && countries[country].power === 'kW';
}

/** '190 hp (140 kW)'; in Finland and Slovakia kilowatts come first. */
export function powerText(
  { value: hp, text }: Car['power'],
  language: Language,
  isKilowattsFirst: boolean,
): string | undefined {
  if (hp === undefined) return text;
  const kW = /(\d+)\s*kW/.exec(text ?? '')?.[1] ?? String(Math.round(hp * KW_PER_HP));
  const [inHorses, inKilowatts] = [
    `${formatNumber(hp, language)} ${unitWord('horsepower', language)}`,
    `${kW} kW`,
  ];
  return isKilowattsFirst ? `${inKilowatts} (${inHorses})` : `${inHorses} (${inKilowatts})`;
}

/** Only Scandinavians count litres per mil, which is ten kilometres. */
function consumptionText(text: string | undefined, from: Language, to: Language): string | undefined {
  const perMil = text && /l\/mil\s*$/.test(text) && !languages[to].mil && firstFigure(text, from);
  if (perMil) return `${formatDecimal(perMil * 10, to, { min: 1, max: 1 })} l/100 km`;
  return text && figuresInLanguage(text, from, to);
}

function cargoText(text: string | undefined, from: Language, to: Language): string | undefined {
  const volume = text && firstFigure(text, from);
  return volume ? `${formatNumber(volume, to)} ${unitWord('litres', to)}` : text;
}

function accelerationText(text: string | undefined, from: Language, to: Language): string | undefined {
  const [, written] = /(\d+(?:[.,]\d+)?)\s*s\b/.exec(text ?? '') ?? [];
  return written
    ? fillPlaceholders(unitWord('acceleration', to), { seconds: figuresInLanguage(written, from, to) })
    : text;
}
