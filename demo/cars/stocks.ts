import { britain } from './markets/britain.ts';
import { finland } from './markets/finland.ts';
import type { Market } from './markets/market.ts';
import { norway } from './markets/norway.ts';
import { slovakia } from './markets/slovakia.ts';
import { sweden } from './markets/sweden.ts';

/** The stock of one chain: how many cars, of which makes, on what terms. */
export type Stock = {
  site: string;
  market: Market;
  kind: 'dealer' | 'store';
  size: number;
  samples: number;
  motorcycles: number;
  carsOfTheWeek: number;
  /** Makes that are sold new here. */
  ownMakes: readonly string[];
  /** How often a make is seen, besides its own; makes that are not named do not occur. */
  makes: Readonly<Record<string, number>>;
};

const nordic = {
  VOLVO: 14,
  VW: 13,
  TOYOTA: 9,
  KIA: 8,
  BMW: 8,
  AUDI: 8,
  SKODA: 7,
  MERCEDES: 7,
  FORD: 6,
  TESLA: 6,
  PEUGEOT: 5,
  RENAULT: 5,
  NISSAN: 5,
  HYUNDAI: 5,
  POLESTAR: 4,
  CUPRA: 3,
  SEAT: 3,
  CITROEN: 3,
  OPEL: 3,
  MAZDA: 3,
  HONDA: 2,
  SUBARU: 2,
  MINI: 2,
  MITSUBISHI: 2,
  MG: 2,
  DACIA: 2,
  SUZUKI: 2,
  FIAT: 2,
  PORSCHE: 2,
  LEXUS: 2,
  LANDROVER: 1.5,
  JEEP: 1.5,
  JAGUAR: 1,
  LYNKCO: 1,
  BYD: 1.5,
  XPENG: 1,
  SMART: 0.6,
  DS: 0.8,
  MAXUS: 1.2,
  SSANGYONG: 0.4,
  GWM: 0.3,
};

export const stocks: readonly Stock[] = [
  {
    site: 'solvik-se',
    market: sweden,
    kind: 'dealer',
    size: 1500,
    samples: 96,
    motorcycles: 0,
    carsOfTheWeek: 8,
    ownMakes: ['BMW', 'MINI', 'VOLVO', 'POLESTAR', 'KIA', 'TOYOTA', 'PORSCHE'],
    makes: { ...nordic, BMW: 60, VOLVO: 62, MINI: 22, KIA: 36, TOYOTA: 34, POLESTAR: 18, PORSCHE: 10 },
  },
  {
    site: 'solvik-no',
    market: norway,
    kind: 'dealer',
    size: 700,
    samples: 54,
    motorcycles: 42,
    carsOfTheWeek: 7,
    ownMakes: ['BMW', 'MINI', 'VOLVO', 'KIA', 'SKODA'],
    makes: { ...nordic, BMW: 58, VOLVO: 52, MINI: 18, KIA: 36, SKODA: 36, TESLA: 12 },
  },
  {
    site: 'solvik-uk',
    market: britain,
    kind: 'dealer',
    size: 900,
    samples: 60,
    motorcycles: 0,
    carsOfTheWeek: 6,
    ownMakes: ['BMW', 'MINI', 'LANDROVER', 'VOLVO', 'KIA', 'VAUXHALL'],
    makes: {
      ...nordic,
      OPEL: 0,
      LYNKCO: 0,
      XPENG: 0.5,
      BMW: 56,
      MINI: 36,
      LANDROVER: 40,
      VOLVO: 30,
      KIA: 36,
      VAUXHALL: 44,
      FORD: 12,
      NISSAN: 9,
      JAGUAR: 5,
    },
  },
  {
    site: 'carstore-se',
    market: sweden,
    kind: 'store',
    size: 1200,
    samples: 0,
    motorcycles: 0,
    carsOfTheWeek: 6,
    ownMakes: [],
    makes: nordic,
  },
  {
    site: 'carstore-no',
    market: norway,
    kind: 'store',
    size: 500,
    samples: 0,
    motorcycles: 0,
    carsOfTheWeek: 5,
    ownMakes: [],
    makes: { ...nordic, TESLA: 14, NISSAN: 7, MG: 4, BYD: 4, XPENG: 3, OPEL: 2, SMART: 0.4 },
  },
  {
    site: 'carstore-fi',
    market: finland,
    kind: 'store',
    size: 700,
    samples: 0,
    motorcycles: 0,
    carsOfTheWeek: 6,
    ownMakes: [],
    makes: { ...nordic, SKODA: 13, TOYOTA: 14, VW: 11, NISSAN: 7, OPEL: 5, LYNKCO: 0, XPENG: 0.5, TESLA: 3 },
  },
  {
    site: 'carstore-sk',
    market: slovakia,
    kind: 'store',
    size: 500,
    samples: 0,
    motorcycles: 0,
    carsOfTheWeek: 5,
    ownMakes: [],
    makes: {
      ...nordic,
      SKODA: 20,
      VW: 12,
      VOLVO: 4,
      KIA: 11,
      HYUNDAI: 9,
      DACIA: 7,
      PEUGEOT: 8,
      OPEL: 6,
      SUZUKI: 5,
      SEAT: 4,
      SSANGYONG: 1.5,
      POLESTAR: 0.4,
      LYNKCO: 0,
      XPENG: 0,
      TESLA: 1.5,
      MAXUS: 0.3,
    },
  },
];

export function findStock(indexName: string): Stock {
  const found = stocks.find(({ site }) => `cars-${site}` === indexName);
  if (!found) throw new Error(`There are no cars for '${indexName}'`);
  return found;
}
