import rendered from '../media/cars/catalogue.json' with { type: 'json' };
import { blurPlaceholder } from './blur.ts';
import type { CarPicture } from './car-record.ts';
import { cutOutKeys, cutOutPlate, pictureBody } from './cut-out-gallery.ts';
import { exteriorKey } from './exterior.ts';
import type { Market } from './markets/market.ts';
import { presentableCar } from './nearest-rendered-car.ts';
import { mirrorCorners } from './plate-corners.ts';
import type { Random } from './random.ts';
import type { RenderedCar } from './rendered-cars.ts';
import type { Vehicle } from './vehicle.ts';

/** In the order of the gallery; what else is rendered of a car follows. */
const FIRST_VIEWS = ['front34', 'side', 'rear34'];

/** The car's gallery as media ids; motorcycles have none, nor do cars that came in yesterday. */
export function createGallery(
  vehicle: Vehicle,
  { country }: Pick<Market, 'country'>,
  random: Random,
): CarPicture[] {
  if (vehicle.type === 'MC' || (!vehicle.isSample && random.chance(0.025))) return [];
  // Drawn though nothing hangs on it any more, so that what is drawn after it stays the same.
  if (vehicle.trim[1] === 3) random.chance(0.5);
  const isComplete = vehicle.isSample || random.chance(0.85);
  return [...exteriorPictures(vehicle, country), ...insidePictures(vehicle, country, isComplete)];
}

function exteriorPictures(vehicle: Vehicle, country: Market['country']): CarPicture[] {
  const car = presentableCar(vehicle);
  if (car) return viewsOf(car).map((view) => exteriorPicture(car, view, vehicle, country));
  return cutOutKeys(vehicle, vehicle.paint).map((key) => {
    const plate = cutOutPlate(key, vehicle.paint);
    return { ...picture(key, vehicle.paint), ...(plate && { blank_plate: plate }) };
  });
}

function viewsOf({ views }: RenderedCar): string[] {
  const others = Object.keys(views).filter((view) => !FIRST_VIEWS.includes(view));
  return [...FIRST_VIEWS.filter((view) => views[view]), ...others];
}

function exteriorPicture(
  car: RenderedCar,
  view: string,
  { paint }: Vehicle,
  country: Market['country'],
): CarPicture {
  const plate = car.views[view]?.plate;
  const corners = plate && (country === 'UK' ? mirrorCorners(plate.corners) : plate.corners);
  return {
    ...picture(exteriorKey(car, view, paint, country), paint),
    ...(plate && corners && { blank_plate: { corners, end: plate.end } }),
  };
}

/** The cabin, with its wheel on the country's side, and a seat of it. Wheels and lamps are those of other cars. */
function insidePictures(
  { generation, engine, make, paint }: Vehicle,
  country: Market['country'],
  isComplete: boolean,
): CarPicture[] {
  const body = pictureBody(generation);
  const shown = rendered.bodies.find((each) => each.body === body);
  const isLight = engine.fuel === 'electric' || make.faces[0] === 'round-lamp';
  const trim = isLight ? 'light' : 'dark';
  if (!shown?.trims.includes(trim)) return [];
  // The seat was photographed dark.
  const details = isComplete && !isLight ? [`cars/${body}/detail-seat`] : [];
  const cabin = `cars/${body}/interior-${trim}${country === 'UK' ? '-rhd' : ''}`;
  return [cabin, ...details].map((key) => picture(key, paint));
}

function picture(key: string, paint: Vehicle['paint']): CarPicture {
  const media = `media:${key}`;
  return {
    original: media,
    thumbnail_url: media,
    blur_data_url: blurPlaceholder(paint),
    is_illustration: true,
  };
}
