import type { Vehicle } from '../../src/features/workshop/vehicle.ts';
import type { Engine, Make, Model } from '../cars/catalogue.ts';
import { makes } from '../cars/makes.ts';
import { sweden } from '../cars/markets/sweden.ts';
import { type Random, seededRandom } from '../cars/random.ts';
import { stocks } from '../cars/stocks.ts';
import { brandName } from '../dealers/brand-name.ts';
import { tyreHotelVehicles } from '../tyre-hotel/plates.ts';
import { demoPlates, unknownPlate } from './demo-plates.ts';

const FLEET_SIZE = 20_400;
const [FIRST_YEAR, LAST_YEAR] = [2008, 2026];

/** The cars of the region: makes and models of the catalogue, in the proportions of the stock. The same on every call. */
export function createFleet(): readonly Vehicle[] {
  const random = seededRandom('workshop fleet');
  const choices = makeChoices();
  const known = [...demoPlates, ...tyreHotelVehicles];
  const plates = new Set([...known.map(({ registrationNumber }) => registrationNumber), unknownPlate]);
  const fleet = Array.from({ length: FLEET_SIZE }, () => {
    const { brand, models } = random.weighted(choices, ({ share }) => share);
    const { variants } = random.weighted(models, ({ popularity }) => popularity);
    const { model, buildYear, fuel } = random.weighted(variants, ({ weight }) => weight);
    return {
      registrationNumber: unusedPlate(plates, buildYear, random),
      brand,
      model,
      buildYear,
      // Agreements come with new cars and run out with the years.
      hasServiceAgreement: random.chance(LAST_YEAR - buildYear < 6 ? 0.4 : 0.15),
      isSupported: true,
      fuel,
    };
  });
  return [...known, ...fleet];
}

type Variant = Pick<Vehicle, 'model' | 'buildYear' | 'fuel'> & { weight: number };
type MakeChoice = { brand: string; share: number; models: { popularity: number; variants: Variant[] }[] };

function makeChoices(): readonly MakeChoice[] {
  const shares = stocks.find(({ site }) => site === 'solvik-se')?.makes ?? {};
  return makes.flatMap((make: Make) => {
    const share = shares[make.code];
    if (!share) return [];
    const models = make.models
      .filter(({ only }) => !only || only.includes('SE'))
      .map((model) => ({ popularity: model.popularity, variants: variantsOf(model) }));
    return [{ brand: brandName(make.code), share, models }];
  });
}

function variantsOf({ name, generations }: Model): Variant[] {
  const listed = generations.flatMap((generation) =>
    generation.engines.flatMap((engine) =>
      years(
        Math.max(generation.years[0], engine.years[0]),
        Math.min(generation.years[1], engine.years[1]),
      ).map((year) => variant(generation.name, engine, year)),
    ),
  );
  return [...listed, ...earlierVariants({ name, generations })];
}

/** The catalogue has no cars that are too old to sell; on the road their predecessors of the same name remain. */
function earlierVariants({ name, generations }: Pick<Model, 'name' | 'generations'>): Variant[] {
  const first = Math.min(...generations.map((generation) => generation.years[0]));
  if (first > OLDEST_GENERATIONS_UNTIL) return [];
  const engines = generations
    .filter((generation) => generation.years[0] === first)
    .flatMap((generation) => generation.engines)
    .filter(({ fuel }) => fuel === 'petrol' || fuel === 'diesel');
  return engines.flatMap((engine) => years(FIRST_YEAR, first - 1).map((year) => variant(name, engine, year)));
}

const OLDEST_GENERATIONS_UNTIL = 2016;

function variant(model: string, { fuel }: Engine, buildYear: number): Variant {
  const age = LAST_YEAR - buildYear;
  return {
    model: sweden.modelName(model),
    buildYear,
    fuel: sweden.texts.fuel[fuel],
    // Cars come to the workshop from their second year on, and fewer of the old ones are left.
    weight: sweden.fuelShare[fuel] * (age < 2 ? 0.7 : Math.max(0.25, 1 - age * 0.04)),
  };
}

function years(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(to, LAST_YEAR) - from + 1) }, (_, at) => from + at);
}

function unusedPlate(plates: Set<string>, buildYear: number, random: Random): string {
  const facts = { type: 'PC', fuel: 'petrol', firstRegistration: `${buildYear}-06-01`, region: '' } as const;
  for (;;) {
    const plate = sweden.plate(facts, random).replace(' ', '');
    if (plates.has(plate)) continue;
    plates.add(plate);
    return plate;
  }
}
