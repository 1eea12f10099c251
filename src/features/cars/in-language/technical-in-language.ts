import { figuresInLanguage, firstFigure } from '../../../shared/platform/figures-in-language.ts';
import { formatDecimal } from '../../../shared/platform/format-number.ts';
import { formatNumber } from '../../../shared/sites/formats.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Car } from '../record/car.ts';
import type { Reader } from '../vocabulary/reader.ts';

const horsepower: Record<Language, string> = { sv: 'hk', nb: 'hk', fi: 'hv', sk: 'k', en: 'hp' };
const litres: Record<Language, string> = { sv: 'liter', nb: 'liter', fi: 'litraa', sk: 'l', en: 'litres' };

/** Technical data come as texts of the feed; their figures and units are written anew for the page's language. */
export function technicalInLanguage(
  { power, technical }: Car,
  { site: { languages, country }, language }: Reader,
): { power: string | undefined; technical: Car['technical'] } {
  const [from] = languages;
  const rewrite = (text: string | undefined) => text && figuresInLanguage(text, from, language);
  return {
    power: powerText(power, language, country === 'FI' || country === 'SK'),
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

/** '190 hp (140 kW)'; in Finland and Slovakia kilowatts come first. */
export function powerText(
  { value: hp, text }: Car['power'],
  language: Language,
  isKilowattsFirst: boolean,
): string | undefined {
  if (hp === undefined) return text;
  const kW = /(\d+)\s*kW/.exec(text ?? '')?.[1] ?? String(Math.round(hp * KW_PER_HP));
  const [inHorses, inKilowatts] = [`${formatNumber(hp, language)} ${horsepower[language]}`, `${kW} kW`];
  return isKilowattsFirst ? `${inKilowatts} (${inHorses})` : `${inHorses} (${inKilowatts})`;
}

/** Only Scandinavians count litres per mil, which is ten kilometres. */
function consumptionText(text: string | undefined, from: Language, to: Language): string | undefined {
  const perMil = text && /l\/mil\s*$/.test(text) && to !== 'sv' && to !== 'nb' && firstFigure(text, from);
  if (perMil) return `${formatDecimal(perMil * 10, to, { min: 1, max: 1 })} l/100 km`;
  return text && figuresInLanguage(text, from, to);
}

function cargoText(text: string | undefined, from: Language, to: Language): string | undefined {
  const volume = text && firstFigure(text, from);
  return volume ? `${formatNumber(volume, to)} ${litres[to]}` : text;
}

const accelerationTexts: Record<Language, (seconds: string) => string> = {
  sv: (seconds) => `${seconds} s till 100 km/h`,
  nb: (seconds) => `${seconds} s til 100 km/t`,
  fi: (seconds) => `0–100 km/h ${seconds} s`,
  sk: (seconds) => `0–100 km/h za ${seconds} s`,
  en: (seconds) => `0–100 km/h in ${seconds} s`,
};

function accelerationText(text: string | undefined, from: Language, to: Language): string | undefined {
  const [, written] = /(\d+(?:[.,]\d+)?)\s*s\b/.exec(text ?? '') ?? [];
  return written ? accelerationTexts[to](figuresInLanguage(written, from, to)) : text;
}
