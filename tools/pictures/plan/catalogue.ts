/** What the photographer delivers. The inventory reads the same facts from demo/media/cars/catalogue.json. */
export const PAINTS = [
  'white',
  'pearl',
  'silver',
  'grey',
  'graphite',
  'black',
  'blue',
  'navy',
  'ice-blue',
  'green',
  'red',
  'burgundy',
  'sand',
  'orange',
] as const;
export type PaintName = (typeof PAINTS)[number];

export const VIEWS = ['front34', 'side', 'rear34'] as const;
export type ViewName = (typeof VIEWS)[number];

export const TRIMS = ['light', 'dark'] as const;
export type TrimName = (typeof TRIMS)[number];

/** Cabins are rendered with the wheel on either side: Britain drives on the left. */
export const DRIVER_SIDES = ['left', 'right'] as const;
export type DriverSide = (typeof DRIVER_SIDES)[number];

export function interiorName(body: BodyName, trim: TrimName, driver: DriverSide): string {
  return `cars/${body}/interior-${trim}${driver === 'right' ? '-rhd' : ''}`;
}

export const DETAILS = ['wheel', 'lamp', 'seat'] as const;
export type DetailName = (typeof DETAILS)[number];
/** Wheel and lamp show metal, and metal is shot in one paint: only cars of that paint may use them. */
const METAL_DETAILS: readonly DetailName[] = ['wheel', 'lamp'];
export const DETAIL_PAINT: PaintName = 'graphite';

export type FaceName = 'wide-grille' | 'slim-led' | 'closed-ev' | 'twin-lamp' | 'round-lamp';

/** Two or three faces a body: the first is the one its details and interior are shot with. */
export const FACES_OF = {
  hatchback: ['slim-led', 'closed-ev', 'round-lamp'],
  saloon: ['wide-grille', 'slim-led', 'closed-ev'],
  estate: ['wide-grille', 'slim-led', 'twin-lamp'],
  suv: ['wide-grille', 'slim-led', 'closed-ev'],
  'large-suv': ['wide-grille', 'closed-ev'],
  coupe: ['slim-led', 'twin-lamp'],
  convertible: ['twin-lamp', 'round-lamp'],
  van: ['wide-grille', 'closed-ev'],
  'people-carrier': ['slim-led', 'closed-ev'],
  pickup: ['wide-grille', 'twin-lamp'],
} as const satisfies Record<string, readonly FaceName[]>;
export type BodyName = keyof typeof FACES_OF;
export const BODIES = Object.keys(FACES_OF) as BodyName[];

export type Spin = { name: string; body: BodyName; face: FaceName; paint: PaintName };
export const SPIN_FRAMES = 36;
export const SPINS: readonly Spin[] = [
  { name: 'suv-green', body: 'suv', face: 'slim-led', paint: 'green' },
  { name: 'estate-navy', body: 'estate', face: 'wide-grille', paint: 'navy' },
  { name: 'hatchback-ice-blue', body: 'hatchback', face: 'closed-ev', paint: 'ice-blue' },
  { name: 'saloon-graphite', body: 'saloon', face: 'wide-grille', paint: 'graphite' },
];

/** One car from the front for each site's bay in the directory. */
export const BAYS: readonly (Omit<Spin, 'name'> & { site: string })[] = [
  { site: 'solvik-se', body: 'estate', face: 'wide-grille', paint: 'green' },
  { site: 'solvik-no', body: 'large-suv', face: 'wide-grille', paint: 'ice-blue' },
  { site: 'solvik-uk', body: 'suv', face: 'slim-led', paint: 'sand' },
  { site: 'carstore-se', body: 'hatchback', face: 'closed-ev', paint: 'blue' },
  { site: 'carstore-no', body: 'suv', face: 'closed-ev', paint: 'navy' },
  { site: 'carstore-fi', body: 'hatchback', face: 'slim-led', paint: 'white' },
  { site: 'carstore-sk', body: 'saloon', face: 'closed-ev', paint: 'orange' },
  { site: 'solvik-group', body: 'saloon', face: 'wide-grille', paint: 'graphite' },
  { site: 'charging', body: 'large-suv', face: 'closed-ev', paint: 'green' },
  { site: 'auction', body: 'convertible', face: 'round-lamp', paint: 'burgundy' },
  { site: 'finance', body: 'coupe', face: 'slim-led', paint: 'blue' },
  { site: 'trucks', body: 'pickup', face: 'wide-grille', paint: 'orange' },
  { site: 'kits-fi', body: 'van', face: 'wide-grille', paint: 'sand' },
  { site: 'bistro', body: 'hatchback', face: 'round-lamp', paint: 'red' },
];

/** Scenes with a phone crop are heroes. */
export const SCENES = [
  { name: 'coast-dusk', phone: true },
  { name: 'forest-road', phone: true },
  { name: 'city-dusk', phone: true },
  { name: 'showroom', phone: true },
  { name: 'workshop', phone: true },
  { name: 'charging-night', phone: true },
  { name: 'bistro', phone: true },
  { name: 'winter-mountains', phone: true },
  { name: 'harbour', phone: true },
  { name: 'rest-stop-dawn', phone: true },
  { name: 'truck-yard', phone: true },
  { name: 'auction-hall', phone: true },
  { name: 'parts-warehouse', phone: true },
  { name: 'dealership-day', phone: true },
  { name: 'dealership-dusk', phone: false },
  { name: 'dealership-forest', phone: false },
  { name: 'dealership-winter', phone: false },
  { name: 'fjord-dawn', phone: true },
  { name: 'city-morning', phone: false },
  { name: 'coast-morning', phone: false },
  { name: 'close-lamp', phone: false },
  { name: 'close-round-lamp', phone: false },
  { name: 'close-wheel', phone: false },
  { name: 'close-tail', phone: false },
  { name: 'close-cabin', phone: false },
] as const;
export type SceneName = (typeof SCENES)[number]['name'];

/** Lists only what exists: `has` knows which files are in the folder. */
export function catalogueJson(has: (print: string) => boolean): string {
  const sizes = { car: [1280, 800], spin: [960, 600], scene: [1920, 1200], phone: [900, 1600] };
  const shot = (body: BodyName, face: FaceName): boolean =>
    VIEWS.every((view) => PAINTS.every((paint) => has(`cars/${body}/${face}/${paint}-${view}`)));
  const bodies = BODIES.map((body) => ({
    body,
    faces: FACES_OF[body].filter((face) => shot(body, face)),
    paints: PAINTS,
    views: VIEWS,
    trims: TRIMS.filter((trim) => DRIVER_SIDES.every((driver) => has(interiorName(body, trim, driver)))),
    details: DETAILS.filter((what) => has(`cars/${body}/detail-${what}`)).map((what) => ({
      what,
      paint: METAL_DETAILS.includes(what) ? DETAIL_PAINT : null,
    })),
  })).filter(({ faces }) => faces.length > 0);
  const spins = SPINS.filter(({ name }) => has(`cars/spin/${name}/${SPIN_FRAMES - 1}`)).map((spin) => ({
    ...spin,
    frames: SPIN_FRAMES,
  }));
  const scenes = SCENES.filter(({ name }) => has(`scenes/${name}`)).map(({ name, phone }) => ({
    name,
    phone: phone && has(`scenes/${name}-phone`),
  }));
  const files = {
    car: '{body}/{face}/{paint}-{view}.webp',
    interior: '{body}/interior-{trim}.webp',
    rightHandDrive: '{body}/interior-{trim}-rhd.webp',
    detail: '{body}/detail-{detail}.webp',
    spin: 'spin/{name}/{frame}.webp',
    scene: '../scenes/{name}.webp',
    phone: '../scenes/{name}-phone.webp',
  };
  return `${JSON.stringify({ formats: ['webp', 'avif'], sizes, files, bodies, spins, scenes }, null, 2)}\n`;
}
