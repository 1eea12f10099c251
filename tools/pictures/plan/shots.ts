import {
  BODIES,
  type BodyName,
  DETAIL_PAINT,
  DETAILS,
  type DetailName,
  FACES_OF,
  type FaceName,
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
export type Shot = {
  car: { body: BodyName; face: FaceName; trim: TrimName; bright: boolean } | null;
  prints: readonly { name: string; paint: PaintName }[];
} & (
  | { kind: 'view'; view: ViewName }
  | { kind: 'turn'; degrees: number }
  | { kind: 'cabin' }
  | { kind: 'detail'; what: DetailName }
  | { kind: 'scene'; scene: SceneName; phone: boolean }
);

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
      car: { body, face, trim: trimFor(face), bright: false },
      prints: PAINTS.map((paint) => ({ name: `cars/${body}/${face}/${paint}-${view}`, paint })),
    }),
  );
}

function closeupShots(body: BodyName): Shot[] {
  const face = FACES_OF[body][0];
  const car = (trim: TrimName): NonNullable<Shot['car']> => ({ body, face, trim, bright: true });
  return [
    ...TRIMS.map(
      (trim): Shot => ({
        kind: 'cabin',
        car: car(trim),
        prints: [{ name: `cars/${body}/interior-${trim}`, paint: DETAIL_PAINT }],
      }),
    ),
    ...DETAILS.map(
      (what): Shot => ({
        kind: 'detail',
        what,
        car: car('dark'),
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
      car: { body, face, trim: trimFor(face), bright: false },
      prints: [{ name: `cars/spin/${name}/${String(i).padStart(2, '0')}`, paint }],
    }),
  );
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
