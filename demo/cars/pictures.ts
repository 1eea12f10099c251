import rendered from '../media/cars/catalogue.json' with { type: 'json' };
import plates from '../media/cars/plates.json' with { type: 'json' };
import { blurPlaceholder } from './blur.ts';
import type { CarPicture } from './car-record.ts';
import type { Generation } from './catalogue.ts';
import type { Market } from './markets/market.ts';
import type { Random } from './random.ts';
import type { Vehicle } from './vehicle.ts';

const platesByView: Readonly<Record<string, number[][]>> = plates;

/** The car's gallery as media ids; motorcycles have none, nor do cars that came in yesterday. */
export function createGallery(
  vehicle: Vehicle,
  { country }: Pick<Market, 'country'>,
  random: Random,
): CarPicture[] {
  const shown = rendered.bodies.find(({ body }) => body === pictureBody(vehicle.generation));
  if (!shown || (!vehicle.isSample && random.chance(0.025))) return [];
  const face = faceOf(vehicle, shown.faces);
  const views = shown.views.map((view) => `${shown.body}/${face}/${vehicle.paint}-${view}`);
  const trim = vehicle.trim[1] === 3 && random.chance(0.5) ? 'light' : 'dark';
  const trims = shown.trims as readonly string[];
  const shownTrim = trims.includes(trim) ? trim : trims[0];
  const side = country === 'UK' ? '-rhd' : '';
  const inside = shownTrim ? [`${shown.body}/interior-${shownTrim}${side}`] : [];
  const details = shown.details
    .filter(({ paint }) => paint === null || paint === vehicle.paint)
    .map(({ what }) => `${shown.body}/detail-${what}`);
  const complete = vehicle.isSample || random.chance(0.85);
  return [...views, ...inside, ...(complete ? details : [])].map((path) => picture(path, vehicle));
}

function picture(path: string, { paint }: Vehicle): CarPicture {
  const media = `media:cars/${path}`;
  return {
    original: media,
    thumbnail_url: media,
    blur_data_url: blurPlaceholder(paint),
    is_illustration: true,
    ...blankPlate(path, paint),
  };
}

/** Side views and closeups show no plate. */
function blankPlate(path: string, paint: string): Pick<CarPicture, 'blank_plate'> {
  const corners = platesByView[path.replace(`/${paint}-`, '/')];
  return corners ? { blank_plate: { corners, end: path.endsWith('rear34') ? 'rear' : 'front' } } : {};
}

/** Low people carriers are not rendered; they pass for estates. */
function pictureBody({ body, mm: [, , height] }: Generation): string {
  if (body === 'mpv') return height > 1750 ? 'people-carrier' : 'estate';
  return body;
}

/** Electric cars have a closed face where there is one; others never. Beyond that the make decides. */
function faceOf({ make, engine }: Vehicle, faces: readonly string[]): string {
  const electric = engine.fuel === 'electric';
  if (electric && faces.includes('closed-ev')) return 'closed-ev';
  const open = faces.filter((face) => face !== 'closed-ev');
  return make.faces.find((face) => open.includes(face)) ?? open[0] ?? 'slim-led';
}
