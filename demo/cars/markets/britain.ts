import {
  createRenamer,
  formatDecimal,
  groupThousands,
  type Market,
  randomLetters,
  roundToStep,
} from './market.ts';
import { tradeWords } from './trade-words.ts';

// Area letters: N is Newcastle, Y Yorkshire, P Preston with Cumbria, S Scotland.
const areas: Readonly<Record<string, string>> = { Yorkshire: 'Y', Cumbria: 'P', Scotland: 'S' };
const plateLetters = 'ABCDEFGHJKLMNOPRSTUVWXYZ';

export const britain: Market = {
  country: 'UK',
  language: 'en',
  currency: 'GBP',
  vatPercent: 20,
  decimalMark: '.',
  priceFactor: { petrol: 0.086, diesel: 0.086, hybrid: 0.084, plugin: 0.082, electric: 0.079 },
  fuelShare: { petrol: 1.5, diesel: 0.9, hybrid: 1.2, plugin: 0.8, electric: 0.8 },
  kmPerYear: 13000,
  unit: 'miles',
  kmPerUnit: 1.609,
  unitText: 'miles',
  money: (amount) => `£${groupThousands(amount, ',')}`,
  perMonth: (amount) => `£${groupThousands(amount, ',')} a month`,
  sign: (amount, random) => roundToStep(amount, random.pick([500, 500, 1000]), random.pick([5, 5, 5, 10])),
  plate({ firstRegistration, region }, random) {
    const area = areas[region] ?? 'N';
    return `${area}${randomLetters(plateLetters, 1, random)}${ageIdentifier(firstRegistration)} ${randomLetters(plateLetters, 3, random)}`;
  },
  modelName: createRenamer([
    [/ (Sportscombi|Kombi|Combi)$/, ' Estate'],
    [/^Jumpy$/, 'Dispatch'],
  ]),
  texts: {
    ...tradeWords('en'),
    priceTitle: {
      new: 'Price',
      demo: 'Price',
      used: 'Price',
      campaign: 'Offer price',
      sample: 'On the road price',
    },
    power: (hp, kW) => `${hp} hp (${kW} kW)`,
    consumption: (litres) => `${formatDecimal(282.48 / litres, 1, '.')} mpg`,
    electricConsumption: (kWh) => `${formatDecimal(100 / kWh / 1.609, 1, '.')} miles/kWh`,
    range: (km) => `${Math.round(km / 1.609)} miles`,
    cargo: (litres) => `${groupThousands(litres, ',')} litres`,
    acceleration: (seconds) => `${seconds} s to 62 mph`,
    linkToPackage: (name) => `See it as ${name}`,
  },
};

/** '21' for March to August 2021, '71' from September to the next February. */
function ageIdentifier(firstRegistration: string): string {
  const [year = 0, month = 1] = firstRegistration.split('-').map(Number);
  const two = (number: number) => String(number % 100).padStart(2, '0');
  if (month < 3) return two(year - 1 + 50);
  return month < 9 ? two(year) : two(year + 50);
}
