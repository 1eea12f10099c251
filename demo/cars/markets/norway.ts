import { createRenamer, formatDecimal, groupThousands, type Market, roundToStep } from './market.ts';
import { tradeWords } from './trade-words.ts';

// Electric cars have series of their own, the rest go by where they were registered.
const electricSeries = ['EL', 'EK', 'EV', 'EB', 'EC', 'ED', 'EE', 'EF', 'EH', 'EJ'];
const series: Readonly<Record<string, readonly string[]>> = {
  Oslo: ['DK', 'DP', 'DR', 'BT', 'BS'],
  Akershus: ['BP', 'BR', 'BS', 'BU'],
  Østfold: ['AR', 'AS', 'AU'],
  Buskerud: ['KE', 'KF', 'KH'],
  Vestfold: ['LR', 'LS', 'LT'],
  Innlandet: ['HE', 'HF', 'HJ'],
  Agder: ['PD', 'PE', 'PF'],
  Rogaland: ['RJ', 'RK', 'RL', 'SK'],
  Vestland: ['SV', 'SX', 'ST'],
  'Møre og Romsdal': ['UD', 'UE', 'UF'],
  Trøndelag: ['VF', 'VH', 'VJ', 'VK'],
  Nordland: ['YF', 'YH', 'YJ'],
  Troms: ['ZB', 'ZC', 'YV'],
};

export const norway: Market = {
  country: 'NO',
  language: 'nb',
  currency: 'NOK',
  vatPercent: 25,
  decimalMark: ',',
  priceFactor: { petrol: 1.35, diesel: 1.4, hybrid: 1.25, plugin: 1.12, electric: 0.95 },
  fuelShare: { petrol: 0.35, diesel: 0.45, hybrid: 0.6, plugin: 0.9, electric: 3.2 },
  kmPerYear: 13500,
  unit: 'km',
  kmPerUnit: 1,
  unitText: 'km',
  money: (amount) => `${groupThousands(amount, ' ')} kr`,
  perMonth: (amount) => `${groupThousands(amount, ' ')} kr/mnd`,
  sign: (amount, random) =>
    amount > 80_000 && random.chance(0.6) ? roundToStep(amount, 5000, 100) : roundToStep(amount, 1000, 100),
  plate({ type, fuel, region }, random) {
    const own = fuel === 'electric' && type !== 'MC' ? electricSeries : series[region];
    const digits = type === 'MC' ? random.whole(1000, 9999) : random.whole(10000, 99999);
    return `${random.pick(own ?? ['DN', 'DP'])} ${digits}`;
  },
  modelName: createRenamer([
    [/^(\d) Series/, '$1-serie'],
    [/^(\w{1,3})-Class/, '$1-Klasse'],
    [/ (Estate|Kombi)$/, ' Stasjonsvogn'],
    [/ Sportscombi$/, ' Variant'],
    [/ Convertible$/, ' Cabriolet'],
  ]),
  texts: {
    ...tradeWords('nb'),
    priceTitle: {
      new: 'Pris',
      demo: 'Pris',
      used: 'Totalpris med omregistrering',
      campaign: 'Kampanjepris',
      sample: 'Veiledende pris',
    },
    power: (hp, kW) => `${hp} hk (${kW} kW)`,
    consumption: (litres) => `${formatDecimal(litres / 10, 2, ',')} l/mil`,
    electricConsumption: (kWh) => `${formatDecimal(kWh, 1, ',')} kWh/100 km`,
    range: (km) => `${km} km`,
    cargo: (litres) => `${groupThousands(litres, ' ')} liter`,
    acceleration: (seconds) => `${seconds} s til 100 km/t`,
    linkToPackage: (name) => `Se den som ${name}`,
  },
};
