import rendered from '../media/cars/catalogue.json' with { type: 'json' };
import plates from '../media/cars/plates.json' with { type: 'json' };
import { blurPlaceholder } from './blur.ts';
import type { CarPicture } from './car-record.ts';
import type { Generation } from './catalogue.ts';
import type { Market } from './markets/market.ts';
import type { Random } from './random.ts';
import type { Vehicle } from './vehicle.ts';

/** The lamp is shot with the plate of another car beside it. The seat is dark; a wheel is of the first face and one paint. */
const DETAILS_OF_ANY_CAR: readonly string[] = ['wheel', 'seat'];

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
  // Drawn though the face decides, so that what is drawn after it stays the same.
  if (vehicle.trim[1] === 3) random.chance(0.5);
  // As it is seen through the windows of the other views.
  const trim = face === 'closed-ev' || face === 'round-lamp' ? 'light' : 'dark';
  const side = country === 'UK' ? '-rhd' : '';
  const inside = (shown.trims as readonly string[]).includes(trim)
    ? [`${shown.body}/interior-${trim}${side}`]
    : [];
  const agreeing = shown.details.filter(
    ({ what, paint }) =>
      DETAILS_OF_ANY_CAR.includes(what) &&
      (paint === null ? trim === 'dark' : paint === vehicle.paint && face === shown.faces[0]),
  );
  const details = agreeing.map(({ what }) => `${shown.body}/detail-${what}`);
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
