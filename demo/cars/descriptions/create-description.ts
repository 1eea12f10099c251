import type { TechnicalTexts } from '../car-record.ts';
import type { Country } from '../catalogue.ts';
import type { Market } from '../markets/market.ts';
import type { Random } from '../random.ts';
import type { Vehicle } from '../vehicle.ts';
import { capitalize, composeText, type DescriptionTexts, type Facts } from './compose-text.ts';
import { english } from './english.ts';
import { finnish } from './finnish.ts';
import { norwegian } from './norwegian.ts';
import { slovak } from './slovak.ts';
import { swedish } from './swedish.ts';

const textsByCountry: Readonly<Record<Country, DescriptionTexts>> = {
  SE: swedish,
  NO: norwegian,
  FI: finnish,
  SK: slovak,
  UK: english,
};

export type DescriptionInput = {
  name: string;
  version: string;
  mileage: string;
  powerText: string;
  city: string;
  dealership: string;
  points: string;
  equipment: readonly string[];
  today: string;
  technical: TechnicalTexts;
  /** Came in within the last fortnight. */
  isRecent: boolean;
};

/** A description as a good salesman of the market would write it. */
export function createDescription(
  vehicle: Vehicle,
  market: Market,
  input: DescriptionInput,
  random: Random,
): string {
  return composeText(
    vehicle,
    textsByCountry[market.country],
    toFacts(vehicle, market, input, random),
    input.equipment,
    random,
    input.isRecent,
  );
}

function toFacts(vehicle: Vehicle, market: Market, input: DescriptionInput, random: Random): Facts {
  const { technical } = input;
  const colour = colourAdjective(market.texts.paint[vehicle.paint].toLowerCase());
  return {
    name: input.name,
    version: input.version,
    mileage: input.mileage,
    power: input.powerText.replace(/ \(.*/, ''),
    year: String(vehicle.year),
    city: input.city,
    dealership: input.dealership,
    points: input.points,
    colour,
    Colour: capitalize(colour),
    range: technical.wltp_electric_range ?? '',
    battery: technical.battery_size ?? '',
    ac: technical.ac_charging_speed ?? '',
    dc: technical.dc_charging_speed ?? '',
    consumption: technical.fuel_consumption ?? '',
    cargo: technical.cargo_volume ?? '',
    health: String(Math.max(84, Math.round(99 - vehicle.ageInYears * 1.3 - random.between(0, 2)))),
    nextService: random.pick(nextService[market.country]),
    inspection: inspectionMonth(vehicle, market, input.today, random),
  };
}

const asAdjective: Readonly<Record<string, string>> = {
  silver: 'silver',
  sølv: 'sølvgrå',
  hopea: 'hopeanvärinen',
};

function colourAdjective(paint: string): string {
  return asAdjective[paint] ?? paint;
}

const nextService: Readonly<Record<Country, readonly string[]>> = {
  SE: ['om ett år', 'till våren', 'om 1 500 mil'],
  NO: ['om ett år', 'til våren', 'om 15 000 km'],
  FI: ['vuoden päästä', 'keväällä', 'ensi syksynä'],
  SK: ['o rok', 'na jar', 'budúcu jeseň'],
  UK: ['in a year', 'due in spring', 'due in twelve months'],
};

const yearsToFirstInspection: Readonly<Record<Country, number>> = { SE: 3, NO: 4, FI: 4, SK: 4, UK: 3 };
const locales: Readonly<Record<Country, string>> = {
  SE: 'sv-SE',
  NO: 'nb-NO',
  FI: 'fi-FI',
  SK: 'sk-SK',
  UK: 'en-GB',
};
const monthNames = new Map(
  Object.entries(locales).map(([country, locale]) => [
    country,
    Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 15)),
    ),
  ]),
);

/** 'mars 2028'; Finns and Slovaks write '3/2028'. */
function inspectionMonth(vehicle: Vehicle, { country }: Market, today: string, random: Random): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const ahead = year * 12 + month - 1 + random.whole(3, 14);
  const [firstYear = 0, firstMonth = 1] = (vehicle.firstRegistration ?? today).split('-').map(Number);
  const first = (firstYear + yearsToFirstInspection[country]) * 12 + firstMonth - 1;
  const due = Math.max(ahead, first);
  const dueYear = Math.floor(due / 12);
  if (country === 'FI' || country === 'SK') return `${(due % 12) + 1}/${dueYear}`;
  return `${monthNames.get(country)?.[due % 12]} ${dueYear}`;
}
