import { nameKey } from '../../../../shared/search/name-key.ts';
import type { TextPart } from '../feed-mapping.ts';
import { makeIn } from './make-names.ts';
import { readYear } from './read-date.ts';
import { powerIn } from './read-power.ts';
import { codeOf } from './read-word.ts';

/** A part of a text that says more than one thing: '2014 Volvo V70 D4 163 hk Aut', also in the address of a page. */
export function partOfText(written: string, part: TextPart): string | undefined {
  const text = addressWords(written) ?? written;
  if (part === 'make') return makeIn(text)?.make;
  if (part === 'model') return modelIn(text)?.model;
  if (part === 'version') return modelIn(text)?.rest || undefined;
  if (part === 'year') return asText(readYear(text));
  if (part === 'power') return asText(powerIn(text));
  if (part === 'price') return /(?:[£€$]\s?\d[\d.,\s]*|\d[\d.,\s]*(?:kr|€|:-|sek|nok|eur))/i.exec(text)?.[0];
  if (part === 'mileage') return /\d[\d.,\s\u00a0]*(?:k\s)?(?:km|mil(?:es)?|mi)\b/i.exec(text)?.[0];
  return wordIn(text, `car_${part}`);
}

const MIN_ADDRESS_WORDS = 3;

/** 'https://cars.example/offers/bmw-118-i-petrol-6dc4195c' says 'bmw 118 i petrol 6dc4195c'. */
export function addressWords(text: string): string | undefined {
  if (!/^https?:\/\/\S+$/i.test(text)) return undefined;
  const steps = text
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(3);
  const words = steps.map((step) => step.split(/[-_+]|%20/).filter((word) => word !== ''));
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? [];
  return longest.length < MIN_ADDRESS_WORDS ? undefined : longest.join(' ');
}

/** Models of two words are told by the second being short or in capitals: 'Land Cruiser' is not, 'Model 3' is. */
function modelIn(text: string): { model: string; rest: string } | undefined {
  const found = makeIn(text);
  const words =
    found?.rest
      .replace(/^[,\-–]\s*/, '')
      .split(/\s+/)
      .filter((word) => word !== '') ?? [];
  const [first, second] = words;
  if (!first || /^\d{4}$/.test(first)) return undefined;
  const isTwo = second !== undefined && twoWordModels.has(nameKey(`${first} ${second}`));
  const count = isTwo || (second && firstOfTwo.has(nameKey(first))) ? 2 : 1;
  return { model: words.slice(0, count).join(' '), rest: words.slice(count).join(' ') };
}

/** 'Grand Cherokee', 'Model Y', 'Series 3'. */
const firstOfTwo = new Set([
  'grand',
  'model',
  'land',
  'range',
  'santa',
  'mustang',
  'id',
  'swift',
  'wagon',
  'classe',
  'klasse',
  'e',
]);
const twoWordModels = new Set(
  [
    'Land Cruiser',
    'Grand Cherokee',
    'Range Rover',
    'Santa Fe',
    'Model S',
    'Model 3',
    'Model X',
    'Model Y',
    'Swift Dzire',
    'Wagon R',
    'Alto 800',
    'Grand i10',
    'i20 Active',
    '3 Series',
    '5 Series',
    '1 Series',
    'C Class',
    'E Class',
    'A Class',
    'S Class',
    'Discovery Sport',
    'Mustang Mach-E',
    'Crown Victoria',
    'Town Car',
    'Monte Carlo',
    'El Camino',
    'Silverado 1500',
    'Sierra 1500',
    'F 150',
    'Corolla Cross',
    'Eclipse Cross',
    'Up!',
    'ID. 3',
    'ID. 4',
    'Polo Vivo',
    'Vitara Brezza',
    'Innova Crysta',
    'Xcent Prime',
  ].map(nameKey),
);

/** TDI and the like are said of engines in every language. */
const engines: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  car_fuel: {
    ...{
      tdi: 'diesel',
      tdci: 'diesel',
      hdi: 'diesel',
      bluehdi: 'diesel',
      dci: 'diesel',
      cdti: 'diesel',
      crdi: 'diesel',
    },
    ...{
      cdi: 'diesel',
      jtd: 'diesel',
      multijet: 'diesel',
      skyactivd: 'diesel',
      bluetec: 'diesel',
      did: 'diesel',
      dcat: 'diesel',
    },
    ...{
      tsi: 'petrol',
      tfsi: 'petrol',
      ecoboost: 'petrol',
      vti: 'petrol',
      puretech: 'petrol',
      gdi: 'petrol',
      tgdi: 'petrol',
      mpi: 'petrol',
      vvti: 'petrol',
      tce: 'petrol',
      fsi: 'petrol',
      skyactivg: 'petrol',
    },
    ...{
      phev: 'plugin',
      gte: 'plugin',
      recharge: 'plugin',
      twinengine: 'plugin',
      tfsie: 'plugin',
      ehybrid: 'plugin',
      iv: 'plugin',
    },
    ...{ hev: 'hybrid', hybrid: 'hybrid', etech: 'hybrid' },
    ...{ bev: 'electric', kwh: 'electric', etron: 'electric', elbil: 'electric' },
  },
  car_drive: {
    awd: 'awd',
    '4wd': 'awd',
    '4x4': 'awd',
    quattro: 'awd',
    xdrive: 'awd',
    '4motion': 'awd',
    '4matic': 'awd',
    allgrip: 'awd',
    fwd: 'fwd',
    rwd: 'rwd',
  },
  car_gearbox: {
    dsg: 'auto',
    aut: 'auto',
    auto: 'auto',
    automat: 'auto',
    automatic: 'auto',
    cvt: 'auto',
    stronic: 'auto',
    dct: 'auto',
    edc: 'auto',
    eat8: 'auto',
    eat6: 'auto',
    powershift: 'auto',
    geartronic: 'auto',
    man: 'manual',
    manuell: 'manual',
    manual: 'manual',
    mt: 'manual',
    at: 'auto',
  },
};

function wordIn(text: string, field: string): string | undefined {
  const words = text.split(/[\s,;/()|]+/).filter((word) => word !== '');
  const own = engines[field] ?? {};
  for (const word of words) {
    const code = own[nameKey(word)];
    if (code !== undefined) return code;
  }
  for (const [at, word] of words.entries()) {
    const two = `${word} ${words[at + 1] ?? ''}`.trim();
    // Letters alone are codes of engines: 'D' is also a trim.
    const named = [two, word].find(
      (each) => each.length > 3 && codeOf(field as 'car_fuel', each) !== undefined,
    );
    if (named) return named;
  }
  return undefined;
}

function asText(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}
