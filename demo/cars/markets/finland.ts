import {
  createRenamer,
  formatDecimal,
  groupThousands,
  type Market,
  randomLetters,
  roundToStep,
} from './market.ts';
import { tradeWords } from './trade-words.ts';

export const finland: Market = {
  country: 'FI',
  language: 'fi',
  currency: 'EUR',
  vatPercent: 25.5,
  decimalMark: ',',
  priceFactor: { petrol: 0.112, diesel: 0.115, hybrid: 0.106, plugin: 0.106, electric: 0.096 },
  fuelShare: { petrol: 1.1, diesel: 0.8, hybrid: 1.7, plugin: 1.3, electric: 0.8 },
  kmPerYear: 17000,
  unit: 'km',
  kmPerUnit: 1,
  unitText: 'km',
  money: (amount) => `${groupThousands(amount, ' ')} €`,
  perMonth: (amount) => `${groupThousands(amount, ' ')} €/kk`,
  sign: (amount, random) =>
    random.chance(0.55) ? roundToStep(amount, 1000, 100) : roundToStep(amount, 500, random.pick([10, 20])),
  plate: (_, random) =>
    `${random.pick([...'BCEFGIJKLMNORSTVXYZ'])}${randomLetters('ABCEFGHIJKLMNOPRSTUVXYZ', 2, random)}-${random.whole(101, 999)}`,
  modelName: createRenamer([
    [/^(\d) Series/, '$1-sarja'],
    [/^(\w{1,3})-Class/, '$1-sarja'],
    [/ Estate$/, ' Farmari'],
    [/ Kombi$/, ' Wagon'],
    [/ Sportscombi$/, ' Variant'],
    [/ Convertible$/, ' Cabriolet'],
  ]),
  texts: {
    ...tradeWords('fi'),
    priceTitle: {
      new: 'Hinta',
      demo: 'Hinta',
      used: 'Hinta',
      campaign: 'Tarjoushinta',
      sample: 'Suositushinta',
    },
    power: (hp, kW) => `${kW} kW (${hp} hv)`,
    consumption: (litres) => `${formatDecimal(litres, 1, ',')} l/100 km`,
    electricConsumption: (kWh) => `${formatDecimal(kWh, 1, ',')} kWh/100 km`,
    range: (km) => `${km} km`,
    cargo: (litres) => `${groupThousands(litres, ' ')} litraa`,
    acceleration: (seconds) => `0–100 km/h ${seconds} s`,
    linkToPackage: (name) => `Sama auto varustetasolla ${name}`,
  },
};
