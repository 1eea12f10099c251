import {
  createRenamer,
  formatDecimal,
  groupThousands,
  type Market,
  randomLetters,
  roundToStep,
} from './market.ts';
import { tradeWords } from './trade-words.ts';

// Plates issued before 2023 name the district, those after it do not.
const districts: Readonly<Record<string, readonly string[]>> = {
  'Bratislavský kraj': ['BA', 'BL', 'BT', 'SC', 'PK'],
  'Trnavský kraj': ['TT', 'PN', 'GA'],
  'Nitriansky kraj': ['NR', 'NZ', 'LV'],
  'Trenčiansky kraj': ['TN', 'PD', 'PB'],
  'Žilinský kraj': ['ZA', 'MT', 'LM'],
  'Banskobystrický kraj': ['BB', 'ZV', 'LC'],
  'Prešovský kraj': ['PO', 'PP', 'BJ'],
  'Košický kraj': ['KE', 'KS', 'MI'],
};

export const slovakia: Market = {
  country: 'SK',
  language: 'sk',
  currency: 'EUR',
  vatPercent: 23,
  decimalMark: ',',
  priceFactor: { petrol: 0.097, diesel: 0.101, hybrid: 0.095, plugin: 0.096, electric: 0.09 },
  fuelShare: { petrol: 1.4, diesel: 1.5, hybrid: 0.9, plugin: 0.45, electric: 0.25 },
  kmPerYear: 19000,
  unit: 'km',
  kmPerUnit: 1,
  unitText: 'km',
  money: (amount) => `${groupThousands(amount, ' ')} €`,
  perMonth: (amount) => `${groupThousands(amount, ' ')} €/mes.`,
  sign: (amount, random) =>
    random.chance(0.6) ? roundToStep(amount, 1000, 10) : roundToStep(amount, 500, random.pick([10, 50])),
  plate({ fuel, firstRegistration, region }, random) {
    const own = firstRegistration < '2023' ? (districts[region] ?? ['BA']) : ['AA'];
    const beginning = fuel === 'electric' && firstRegistration >= '2020' ? 'EL' : random.pick(own);
    return `${beginning} ${random.whole(101, 999)} ${randomLetters('ABCDEFGHIJKLMNPRSTUVXYZ', 2, random)}`;
  },
  modelName: createRenamer([
    [/^(\d) Series/, 'radu $1'],
    [/^(\w{1,3})-Class/, 'triedy $1'],
    [/ (Estate|Kombi)$/, ' Combi'],
    [/ Sportscombi$/, ' Variant'],
    [/ Convertible$/, ' Cabriolet'],
  ]),
  texts: {
    ...tradeWords('sk'),
    priceTitle: {
      new: 'Cena',
      demo: 'Cena',
      used: 'Cena',
      campaign: 'Akciová cena',
      sample: 'Odporúčaná cena',
    },
    power: (hp, kW) => `${kW} kW (${hp} k)`,
    consumption: (litres) => `${formatDecimal(litres, 1, ',')} l/100 km`,
    electricConsumption: (kWh) => `${formatDecimal(kWh, 1, ',')} kWh/100 km`,
    range: (km) => `${km} km`,
    cargo: (litres) => `${groupThousands(litres, ' ')} l`,
    acceleration: (seconds) => `0–100 km/h za ${seconds} s`,
    linkToPackage: (name) => `Rovnaké auto vo výbave ${name}`,
  },
};
