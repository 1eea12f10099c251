import {
  BAYS,
  BODIES,
  type BodyName,
  DETAIL_PAINT,
  DETAILS,
  type DetailName,
  DRIVER_SIDES,
  type DriverSide,
  FACES_OF,
  type FaceName,
  interiorName,
  PAINTS,
  type PaintName,
  SCENES,
  type SceneName,
  SPIN_FRAMES,
  SPINS,
  TRIMS,
  type TrimName,
  VIEWS,
  type ViewName,
} from './catalogue.ts';

/** One rendering and the images made from it. */
export type Shot = { prints: readonly { name: string; paint: PaintName }[] } & (
  | { kind: 'view'; view: ViewName; car: ShotCar }
  | { kind: 'front'; car: ShotCar }
  | { kind: 'turn'; degrees: number; car: ShotCar }
  | { kind: 'cabin'; car: ShotCar }
  | { kind: 'detail'; what: DetailName; car: ShotCar }
  | { kind: 'scene'; scene: SceneName; phone: boolean; car: null }
);

type ShotCar = { body: BodyName; face: FaceName; trim: TrimName; driver: DriverSide; bright: boolean };

/** Every body in its first face, then the scenes, then the other faces and the turns: stopped early, it is still a set. */
export function allShots(): Shot[] {
  const faces = (n: number): Shot[] =>
    BODIES.flatMap((body) => {
      const face = FACES_OF[body][n];
      return face ? viewShots(body, face) : [];
    });
  return [
    ...faces(0),
    ...scenes(),
    ...BAYS.map(frontShot),
    ...BODIES.flatMap(closeupShots),
    ...faces(1),
    ...SPINS.flatMap(spinShots),
    ...faces(2),
  ];
}

function viewShots(body: BodyName, face: FaceName): Shot[] {
  return VIEWS.map(
    (view): Shot => ({
      kind: 'view',
      view,
      car: { body, face, trim: trimFor(face), driver: 'left', bright: false },
      prints: PAINTS.map((paint) => ({ name: `cars/${body}/${face}/${paint}-${view}`, paint })),
    }),
  );
}

function closeupShots(body: BodyName): Shot[] {
  const face = FACES_OF[body][0];
  const car = (trim: TrimName, driver: DriverSide): ShotCar => ({ body, face, trim, driver, bright: true });
  return [
    ...DRIVER_SIDES.flatMap((driver) =>
      TRIMS.map(
        (trim): Shot => ({
          kind: 'cabin',
          car: car(trim, driver),
          prints: [{ name: interiorName(body, trim, driver), paint: DETAIL_PAINT }],
        }),
      ),
    ),
    ...DETAILS.map(
      (what): Shot => ({
        kind: 'detail',
        what,
        car: car('dark', 'left'),
        prints: [{ name: `cars/${body}/detail-${what}`, paint: DETAIL_PAINT }],
      }),
    ),
  ];
}

function spinShots({ name, body, face, paint }: (typeof SPINS)[number]): Shot[] {
  return Array.from(
    { length: SPIN_FRAMES },
    (_, i): Shot => ({
      kind: 'turn',
      // Frame 0 is the front three-quarter view, then clockwise seen from above.
      degrees: 37 + (i * 360) / SPIN_FRAMES,
      car: { body, face, trim: trimFor(face), driver: 'left', bright: false },
      prints: [{ name: `cars/spin/${name}/${String(i).padStart(2, '0')}`, paint }],
    }),
  );
}

function frontShot({ site, body, face, paint }: (typeof BAYS)[number]): Shot {
  return {
    kind: 'front',
    car: { body, face, trim: trimFor(face), driver: 'left', bright: false },
    prints: [{ name: `bays/${site}`, paint }],
  };
}

function scenes(): Shot[] {
  return SCENES.flatMap(({ name, phone }) =>
    (phone ? [false, true] : [false]).map(
      (tall): Shot => ({
        kind: 'scene',
        scene: name,
        phone: tall,
        car: null,
        prints: [{ name: `scenes/${name}${tall ? '-phone' : ''}`, paint: 'green' }],
      }),
    ),
  );
}

const trimFor = (face: FaceName): TrimName =>
  face === 'closed-ev' || face === 'round-lamp' ? 'light' : 'dark';
