import type { Language } from '../../../src/shared/sites/languages.ts';
import type { VehicleTypeCode } from '../car-record.ts';
import type { Country, Fuel } from '../catalogue.ts';
import type { Random } from '../random.ts';
import type { Condition, TradeWords } from './trade-words.ts';

/** What one country's trade has in common: currency, distance, plates and the texts of the list. */
export type Market = {
  country: Country;
  language: Language;
  currency: string;
  vatPercent: number;
  decimalMark: ',' | '.';
  /** How a new car's Swedish price, in kronor, is found here; taxes differ by fuel. */
  priceFactor: Readonly<Record<Fuel, number>>;
  fuelShare: Readonly<Record<Fuel, number>>;
  kmPerYear: number;
  unit: 'mil' | 'km' | 'miles';
  kmPerUnit: number;
  unitText: string;
  money(amount: number): string;
  perMonth(amount: number): string;
  /** The nearest price that is usual in this country. */
  sign(amount: number, random: Random): number;
  plate(facts: PlateFacts, random: Random): string;
  modelName(name: string): string;
  texts: MarketTexts;
};

export type PlateFacts = { type: VehicleTypeCode; fuel: Fuel; firstRegistration: string; region: string };

export type MarketTexts = TradeWords & {
  priceTitle: Readonly<Record<Condition | 'campaign' | 'sample', string>>;
  power(hp: number, kW: number): string;
  consumption(litresPer100Km: number): string;
  electricConsumption(kWhPer100Km: number): string;
  range(km: number): string;
  cargo(litres: number): string;
  acceleration(seconds: string): string;
  linkToPackage(name: string): string;
};

export function groupThousands(amount: number, mark: string): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, mark);
}

export function formatDecimal(value: number, decimals: number, mark: ',' | '.'): string {
  return value.toFixed(decimals).replace('.', mark);
}

export function randomLetters(from: string, count: number, random: Random): string {
  return Array.from({ length: count }, () => from.charAt(random.whole(0, from.length - 1))).join('');
}

/** Usual prices: whole steps, less a small amount. */
export function roundToStep(amount: number, step: number, less: number): number {
  return Math.max(step, Math.round(amount / step) * step) - less;
}

/** Some models bear another name in each country: 3 Series, 3-serie, rad 3. */
export function createRenamer(rules: readonly (readonly [RegExp, string])[]): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name) ?? rules.reduce((text, [from, to]) => text.replace(from, to), name);
    known.set(name, found);
    return found;
  };
}
