import type { Engine, Generation, Make, Model } from './catalogue.ts';
import { makes } from './makes.ts';
import { paintNames, paints } from './paints.ts';
import type { Random } from './random.ts';
import type { Stock } from './stocks.ts';
import { type Vehicle, vehicleType } from './vehicle.ts';

export type CatalogueChoice = {
  make: Make;
  model: Model;
  generation: Generation;
  engine: Engine;
  year: number;
};
export type Today = { date: string; year: number };

/** Generates vehicles for one stock, only ones that exist in the catalogue. */
export function createVehicleGenerator(stock: Stock, today: Today, random: Random) {
  const choices = weightedChoices(stock, today);
  const draw = (from: readonly MakeChoices[]): CatalogueChoice => {
    const { models } = random.weighted(from, ({ share }) => share);
    const { picks } = random.weighted(models, ({ share }) => share);
    return random.weighted(picks, ({ weight }) => weight).pick;
  };
  const isCar = ({ generation }: CatalogueChoice) => generation.body !== 'motorcycle';
  const used = filterChoices(choices, isCar);
  const own = filterChoices(choices, (pick) => isCar(pick) && stock.ownMakes.includes(pick.make.code));
  const fresh = filterChoices(own, ({ engine, year }) => year >= today.year && soldNew(engine, stock));
  const demo = filterChoices(own, ({ engine, year }) => year >= today.year - 1 && soldNew(engine, stock));
  const motorcycles = filterChoices(choices, (pick) => !isCar(pick));
  return {
    used: () => usedVehicle(draw(used), stock, today, random),
    new: () => newVehicle(draw(fresh), random),
    demo: () => demoVehicle(draw(demo), today, random),
    motorcycle: () =>
      random.chance(0.3)
        ? newVehicle(draw(filterChoices(motorcycles, ({ year }) => year >= today.year)), random)
        : usedVehicle(draw(motorcycles), stock, today, random),
    sample: () => ({ ...newVehicle(draw(fresh), random), isSample: true }),
  };
}

type Weighted = { pick: CatalogueChoice; weight: number };
type ModelChoices = { model: Model; picks: readonly Weighted[]; share: number };
type MakeChoices = { share: number; models: readonly ModelChoices[] };

function weightedChoices({ makes: shares, market, kind, motorcycles }: Stock, today: Today): MakeChoices[] {
  return makes
    .map((make) => ({
      share: make.code === 'BMWMOTORRAD' ? Math.min(1, motorcycles) : (shares[make.code] ?? 0),
      models: make.models
        .filter(({ only }) => !only || only.includes(market.country))
        .map((model) => toModelChoices(model, picksOf(make, model))),
    }))
    .filter(({ share }) => share > 0);

  function picksOf(make: Make, model: Model): Weighted[] {
    return model.generations.flatMap((generation) =>
      generation.engines.flatMap((engine) =>
        modelYears(generation, engine, today.year).map((year) => ({
          pick: { make, model, generation, engine, year },
          weight: market.fuelShare[engine.fuel] * yearShare(today.year - year, kind),
        })),
      ),
    );
  }
}

/** A model is as common as it is liked, in the fuels the market likes, in the years it has been on sale. */
function toModelChoices(model: Model, picks: readonly Weighted[]): ModelChoices {
  const sum = picks.reduce((total, { weight }) => total + weight, 0);
  const engines = new Set(picks.map(({ pick }) => pick.engine)).size;
  return { model, picks, share: (model.popularity * sum) / Math.max(1, engines) };
}

function modelYears(generation: Generation, engine: Engine, last: number): number[] {
  const from = Math.max(generation.years[0], engine.years[0]);
  const to = Math.min(generation.years[1], engine.years[1], last);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** Most cars come in after the first lease: two to five years old. Dealers pass on the old ones. */
function yearShare(age: number, kind: Stock['kind']): number {
  const dealers = [0.6, 1.1, 1.5, 1.7, 1.5, 1.1, 0.8, 0.5, 0.35, 0.25, 0.15, 0.1];
  const stores = [0.15, 0.6, 1.1, 1.5, 1.5, 1.4, 1.2, 1, 0.8, 0.6, 0.45, 0.3];
  return (kind === 'dealer' ? dealers : stores)[age] ?? 0.15;
}

function filterChoices(
  pack: readonly MakeChoices[],
  keep: (pick: CatalogueChoice) => boolean,
): MakeChoices[] {
  return pack
    .map(({ share, models }) => ({
      share,
      models: models
        .map(({ model, picks }) =>
          toModelChoices(
            model,
            picks.filter(({ pick }) => keep(pick)),
          ),
        )
        .filter(({ picks }) => picks.length > 0),
    }))
    .filter(({ models }) => models.length > 0);
}

/** Hardly anyone orders a new car without a plug in Norway. */
function soldNew({ fuel }: Engine, { market }: Stock): boolean {
  return market.country !== 'NO' || fuel === 'electric' || fuel === 'plugin';
}

function vehicle(pick: CatalogueChoice, random: Random): Omit<Vehicle, 'condition' | 'km' | 'ageInYears'> {
  const type = vehicleType(pick.generation);
  // Vans are white unless ordered in another colour.
  const paint =
    pick.generation.body === 'van' && random.chance(0.6)
      ? 'white'
      : random.weighted(paintNames, (name) => paints[name].share);
  return { ...pick, trim: random.pick(pick.generation.trims), isSample: false, type, paint };
}

function newVehicle(pick: CatalogueChoice, random: Random): Vehicle {
  return { ...vehicle(pick, random), condition: 'new', km: random.whole(5, 40), ageInYears: 0 };
}

function demoVehicle(pick: CatalogueChoice, today: Today, random: Random): Vehicle {
  const first = `${today.year}-${two(random.whole(1, 8))}-${two(random.whole(1, 28))}`;
  const firstRegistration = pick.year < today.year ? first.replace(`${today.year}`, `${pick.year}`) : first;
  const ageInYears = yearsBetween(firstRegistration, today.date);
  const km = Math.round(random.between(1500, 11000) + ageInYears * 3000);
  return { ...vehicle(pick, random), condition: 'demo', km, ageInYears, firstRegistration };
}

function usedVehicle(pick: CatalogueChoice, stock: Stock, today: Today, random: Random): Vehicle {
  const first = pickFirstRegistration(pick, today, random);
  const ageInYears = yearsBetween(first, today.date);
  const usage = Math.exp(random.bell() * 0.32) * usageFactor(pick);
  const driven = Math.round(ageInYears * stock.market.kmPerYear * usage);
  // Cars with more distance are resold to the trade, not advertised.
  const km = Math.min(340_000, Math.max(900, driven));
  return { ...vehicle(pick, random), condition: 'used', km, ageInYears, firstRegistration: first };
}

/** Model years begin in the autumn before, except the first of a generation. */
function pickFirstRegistration(
  { year, generation, engine }: CatalogueChoice,
  today: Today,
  random: Random,
): string {
  const firstYear = Math.max(generation.years[0], engine.years[0]);
  const early = year > firstYear && random.chance(0.14);
  const lastMonth = year === today.year && !early ? 5 : 12;
  const month = early ? random.whole(9, 12) : random.whole(1, lastMonth);
  return `${early ? year - 1 : year}-${two(month)}-${two(random.whole(1, 28))}`;
}

function usageFactor({ engine, generation }: CatalogueChoice): number {
  if (generation.body === 'motorcycle') return 0.3;
  if (generation.body === 'convertible' || generation.body === 'coupe') return 0.6;
  if (generation.body === 'van') return 1.2;
  return engine.fuel === 'diesel' ? 1.2 : engine.kW < 80 ? 0.75 : 1;
}

function yearsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (365.25 * 24 * 3600 * 1000);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
