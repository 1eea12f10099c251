import type { AgreementRecord } from '../../src/features/tyre-hotel/import/parse-agreement.ts';
import { REPLACE_STATUS_ID } from '../../src/features/tyre-hotel/tyre-vehicle.ts';
import type { Vehicle } from '../../src/features/workshop/vehicle.ts';
import type { Body } from '../cars/catalogue.ts';
import { makes } from '../cars/makes.ts';
import { sweden } from '../cars/markets/sweden.ts';
import type { Random } from '../cars/random.ts';

export type Season = 'winter' | 'summer';
type Tire = AgreementRecord['tires'][number];

const positions = ['VF', 'HF', 'VB', 'HB'] as const;

/** Four wheels of one car: one kind, worn as axles wear. */
export function createTires(
  car: Pick<Vehicle, 'model'>,
  season: Season,
  /** Of the best tyre, in millimetres. */
  depth: number,
  random: Random,
): Tire[] {
  const { name, pattern } = random.pick(tyres[season]);
  const [sectionWidth, aspectRatio, rimDiameter] = dimension(car.model, season, random);
  // The driven axle wears faster, and it does not change from left to right.
  const wornAxle = random.chance(0.7) ? 'F' : 'B';
  const axleWear = random.between(0.2, 1.3);
  return positions.map((position) => {
    const wear = (position.endsWith(wornAxle) ? axleWear : 0) + random.between(0, 0.35);
    const threadDepth = Math.max(0.8, Math.round((depth - wear) * 10) / 10);
    const wheel = { name, rimDiameter, sectionWidth, threadPattern: pattern, threadDepth, aspectRatio };
    return { equipmentPosition: position, wheel: { ...wheel, ...treadStatus(threadDepth, season) } };
  });
}

const legalLimitMm = { winter: 3, summer: 1.6 } as const satisfies Record<Season, number>;
const SEASON_WEAR_MM = 1.5;

function treadStatus(depth: number, season: Season) {
  const limit = legalLimitMm[season];
  if (depth < limit) return { threadStatusId: REPLACE_STATUS_ID, threadStatusMessage: 'Byt däck' };
  if (depth < limit + SEASON_WEAR_MM) return { threadStatusId: 2, threadStatusMessage: 'Håller säsongen ut' };
  return { threadStatusId: 3, threadStatusMessage: 'Bra mönsterdjup' };
}

// Invented, as all companies of the demo.
const tyres: Record<Season, readonly { name: string; pattern: string }[]> = {
  winter: [
    { name: 'Norrgrip Isa 3', pattern: 'friktionsmönster' },
    { name: 'Norrgrip Isa 3 Dubb', pattern: 'dubbat vintermönster' },
    { name: 'Kvarken Nord SUV', pattern: 'friktionsmönster' },
    { name: 'Kvarken Spik 9', pattern: 'dubbat vintermönster' },
    { name: 'Fjällrand Contact VX', pattern: 'friktionsmönster' },
    { name: 'Tundra Polar 7', pattern: 'dubbat vintermönster' },
    { name: 'Tundra Alpin 5', pattern: 'vintermönster' },
  ],
  summer: [
    { name: 'Norrgrip Sol 2', pattern: 'sommarmönster' },
    { name: 'Kvarken Asfalt Eco', pattern: 'sommarmönster' },
    { name: 'Fjällrand Sport Contact', pattern: 'asymmetriskt sommarmönster' },
    { name: 'Meridian Tyst 4', pattern: 'sommarmönster' },
    { name: 'Meridian Primo EV', pattern: 'asymmetriskt sommarmönster' },
  ],
};

type Dimension = readonly [sectionWidth: number, aspectRatio: number, rimDiameter: number];

// Small rims in winter, large ones in summer.
const dimensions: Record<Body, Record<Season, readonly Dimension[]>> = {
  hatchback: sizes(
    [
      [195, 65, 15],
      [205, 55, 16],
    ],
    [
      [205, 55, 16],
      [225, 45, 17],
    ],
  ),
  saloon: sizes(
    [
      [205, 60, 16],
      [225, 50, 17],
    ],
    [
      [225, 50, 17],
      [235, 45, 18],
    ],
  ),
  estate: sizes(
    [
      [215, 55, 17],
      [225, 50, 17],
    ],
    [
      [235, 45, 18],
      [235, 40, 19],
    ],
  ),
  suv: sizes(
    [
      [235, 60, 18],
      [225, 60, 17],
    ],
    [
      [235, 55, 19],
      [235, 50, 20],
    ],
  ),
  'large-suv': sizes(
    [
      [235, 65, 18],
      [255, 55, 19],
    ],
    [
      [275, 45, 20],
      [275, 40, 21],
    ],
  ),
  coupe: sizes(
    [
      [225, 45, 17],
      [235, 40, 18],
    ],
    [
      [245, 40, 18],
      [245, 35, 19],
    ],
  ),
  convertible: sizes(
    [
      [205, 50, 17],
      [225, 45, 17],
    ],
    [
      [225, 45, 17],
      [245, 40, 18],
    ],
  ),
  mpv: sizes(
    [
      [205, 60, 16],
      [215, 55, 17],
    ],
    [
      [215, 55, 17],
      [225, 45, 18],
    ],
  ),
  van: sizes(
    [
      [205, 65, 16],
      [215, 65, 16],
    ],
    [
      [215, 60, 17],
      [235, 55, 17],
    ],
  ),
  pickup: sizes(
    [
      [265, 65, 17],
      [255, 70, 16],
    ],
    [
      [265, 60, 18],
      [265, 65, 17],
    ],
  ),
  motorcycle: sizes([[120, 70, 17]], [[120, 70, 17]]),
};

function sizes(winter: readonly Dimension[], summer: readonly Dimension[]) {
  return { winter, summer };
}

function dimension(model: string, season: Season, random: Random): Dimension {
  return random.pick(dimensions[bodies.get(model) ?? 'hatchback'][season]);
}

/** Of every model of the catalogue. */
export const bodies: ReadonlyMap<string, Body> = new Map(
  makes.flatMap(({ models }) =>
    models.flatMap(({ name, generations }) =>
      generations.flatMap((generation) =>
        [name, generation.name].map((each) => [sweden.modelName(each), generation.body] as const),
      ),
    ),
  ),
);
