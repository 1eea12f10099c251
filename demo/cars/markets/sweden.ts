import {
  createRenamer,
  formatDecimal,
  groupThousands,
  type Market,
  randomLetters,
  roundToStep,
} from './market.ts';
import { tradeWords } from './trade-words.ts';

// I, Q, V and the letters with rings and dots are not used on Swedish plates.
const plateLetters = 'ABCDEFGHJKLMNOPRSTUWXYZ';

export const sweden: Market = {
  country: 'SE',
  language: 'sv',
  currency: 'SEK',
  vatPercent: 25,
  decimalMark: ',',
  priceFactor: { petrol: 1, diesel: 1, hybrid: 1, plugin: 1, electric: 1 },
  fuelShare: { petrol: 1, diesel: 0.9, hybrid: 1, plugin: 1.1, electric: 1.2 },
  kmPerYear: 14500,
  unit: 'mil',
  kmPerUnit: 10,
  unitText: 'mil',
  money: (amount) => `${groupThousands(amount, ' ')} kr`,
  perMonth: (amount) => `${groupThousands(amount, ' ')} kr/mån`,
  sign: (amount, random) =>
    amount > 80_000 && random.chance(0.6) ? roundToStep(amount, 5000, 100) : roundToStep(amount, 1000, 100),
  plate({ firstRegistration }, random) {
    const beginning = `${randomLetters(plateLetters, 3, random)} ${random.whole(0, 9)}${random.whole(0, 9)}`;
    // A letter in the last place since January 2019, but never an O.
    const lettered = firstRegistration >= '2019-01-16' && random.chance(0.75);
    return (
      beginning + (lettered ? randomLetters(plateLetters.replace('O', ''), 1, random) : random.whole(0, 9))
    );
  },
  modelName: createRenamer([
    [/^(\d) Series/, '$1-serie'],
    [/^(\w{1,3})-Class/, '$1-Klass'],
    [/ Estate$/, ' Kombi'],
    [/ Convertible$/, ' Cabriolet'],
  ]),
  texts: {
    ...tradeWords('sv'),
    priceTitle: {
      new: 'Pris',
      demo: 'Pris',
      used: 'Pris',
      campaign: 'Kampanjpris',
      sample: 'Rekommenderat cirkapris',
    },
    power: (hp, kW) => `${hp} hk (${kW} kW)`,
    consumption: (litres) => `${formatDecimal(litres / 10, 2, ',')} l/mil`,
    electricConsumption: (kWh) => `${formatDecimal(kWh, 1, ',')} kWh/100 km`,
    range: (km) => `${km} km`,
    cargo: (litres) => `${groupThousands(litres, ' ')} liter`,
    acceleration: (seconds) => `${seconds} s till 100 km/h`,
    linkToPackage: (name) => `Se den som ${name}`,
  },
};
