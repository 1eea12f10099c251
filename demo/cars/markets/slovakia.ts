import { decimal, grouped, letters, type Market, renamed, stepped } from './market.ts';

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
  currency: 'EUR',
  vatPercent: 23,
  decimalMark: ',',
  priceFactor: { petrol: 0.097, diesel: 0.101, hybrid: 0.095, plugin: 0.096, electric: 0.09 },
  fuelShare: { petrol: 1.4, diesel: 1.5, hybrid: 0.9, plugin: 0.45, electric: 0.25 },
  kmPerYear: 19000,
  unit: 'km',
  kmPerUnit: 1,
  unitText: 'km',
  money: (amount) => `${grouped(amount, ' ')} €`,
  perMonth: (amount) => `${grouped(amount, ' ')} €/mes.`,
  sign: (amount, chance) =>
    chance.maybe(0.6) ? stepped(amount, 1000, 10) : stepped(amount, 500, chance.pick([10, 50])),
  plate({ fuel, firstRegistration, region }, chance) {
    const own = firstRegistration < '2023' ? (districts[region] ?? ['BA']) : ['AA'];
    const beginning = fuel === 'electric' && firstRegistration >= '2020' ? 'EL' : chance.pick(own);
    return `${beginning} ${chance.whole(101, 999)} ${letters('ABCDEFGHIJKLMNPRSTUVXYZ', 2, chance)}`;
  },
  modelName: renamed([
    [/^(\d) Series/, 'rad $1'],
    [/^(\w{1,3})-Class/, 'trieda $1'],
    [/ (Estate|Kombi)$/, ' Combi'],
    [/ Sportscombi$/, ' Variant'],
    [/ Convertible$/, ' Cabriolet'],
  ]),
  words: {
    fuel: {
      petrol: 'Benzín',
      diesel: 'Diesel',
      hybrid: 'Hybrid',
      plugin: 'Plug-in hybrid',
      electric: 'Elektro',
    },
    body: {
      hatchback: 'Hatchback',
      saloon: 'Sedan',
      estate: 'Kombi',
      suv: 'SUV',
      coupe: 'Kupé',
      convertible: 'Kabriolet',
      mpv: 'MPV',
      minibus: 'Minibus',
      van: 'Dodávka',
      pickup: 'Pick-up',
      motorcycle: 'Motocykel',
    },
    gearbox: { manual: 'Manuálna', auto: 'Automatická' },
    drive: { fwd: 'Predný pohon', rwd: 'Zadný pohon', awd: 'Pohon 4×4' },
    paint: {
      white: 'Biela',
      pearl: 'Perleťová biela',
      silver: 'Strieborná',
      grey: 'Sivá',
      graphite: 'Tmavosivá',
      black: 'Čierna',
      blue: 'Modrá',
      navy: 'Tmavomodrá',
      'ice-blue': 'Svetlomodrá',
      green: 'Zelená',
      red: 'Červená',
      burgundy: 'Bordová',
      sand: 'Béžová',
      orange: 'Oranžová',
    },
    condition: { new: 'Nové', demo: 'Predvádzacie', used: 'Ojazdené' },
    vehicleType: { PC: 'Osobné auto', LCV: 'Úžitkové auto', MC: 'Motocykel' },
    priceTitle: {
      new: 'Cena',
      demo: 'Cena',
      used: 'Cena',
      campaign: 'Akciová cena',
      sample: 'Odporúčaná cena',
    },
    power: (hp, kW) => `${kW} kW (${hp} k)`,
    consumption: (litres) => `${decimal(litres, 1, ',')} l/100 km`,
    electricConsumption: (kWh) => `${decimal(kWh, 1, ',')} kWh/100 km`,
    range: (km) => `${km} km`,
    cargo: (litres) => `${grouped(litres, ' ')} l`,
    acceleration: (seconds) => `0–100 km/h za ${seconds} s`,
    linkToPackage: (name) => `Rovnaké auto vo výbave ${name}`,
  },
};
