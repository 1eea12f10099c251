import type { Market } from './markets/market.ts';
import type { Random } from './random.ts';
import type { Vehicle } from './vehicle.ts';

const trimFactor = { 1: 1, 2: 1.07, 3: 1.14 } as const;

/** Price as new in the market's money, VAT included. */
export function priceAsNew({ engine, trim: [, level] }: Vehicle, market: Market): number {
  return engine.newPrice * 1000 * trimFactor[level] * market.priceFactor[engine.fuel];
}

/** The asking price: the price as new less depreciation by age and distance. */
export function askingPrice(vehicle: Vehicle, market: Market, random: Random): number {
  const asNew = priceAsNew(vehicle, market);
  if (vehicle.isSample) return market.sign(asNew, random);
  if (vehicle.condition === 'new') return market.sign(asNew * random.between(0.95, 1), random);
  const worth = asNew * keptAfter(vehicle) * wear(vehicle, market) * random.between(0.96, 1.04);
  return market.sign(Math.max(worth, asNew * 0.1), random);
}

/** Electric cars lose more at first; motorcycles and vans less than others. */
function keptAfter({ engine, type, ageInYears, make }: Vehicle): number {
  const electric = engine.fuel === 'electric' && type === 'PC';
  const perYear = electric ? 0.87 : type === 'MC' ? 0.92 : 0.89;
  const firstYear = electric ? 0.8 : type === 'MC' ? 0.88 : 0.83;
  const years = Math.max(0, ageInYears - 1);
  const kept =
    ageInYears < 1 ? 1 - (1 - firstYear) * (0.45 + 0.55 * ageInYears) : firstYear * perYear ** years;
  return kept * make.keeps ** Math.min(1, ageInYears);
}

function wear({ km, ageInYears, type }: Vehicle, market: Market): number {
  const usual = market.kmPerYear * Math.max(0.5, ageInYears) * (type === 'MC' ? 0.3 : 1);
  const ratio = Math.min(2.2, Math.max(0.3, km / usual));
  return 1 - 0.13 * (ratio - 1);
}
