import { isRecordCode } from '../../../shared/platform/record-code.ts';
/** A car somebody likes, as it was when they saved it: its name can still be shown when it is sold. */
export type SavedCar = { id: string; name: string; price: string };

/** The newest first; who saves twice moves it to the top. */
export function addCar(saved: readonly SavedCar[], car: SavedCar): SavedCar[] {
  return [car, ...removeCar(saved, car.id)];
}

export function removeCar(saved: readonly SavedCar[], id: string): SavedCar[] {
  return saved.filter((car) => car.id !== id);
}

/** A car may be saved on a page in one language and looked at in another: '459 900 kr' is '459,900 kr'. */
export function samePrice(one: string, other: string): boolean {
  return one.replace(/\D/g, '') === other.replace(/\D/g, '');
}

/** The content of the browser's storage is validated: invalid entries are dropped. */
export function parseSavedCars(text: string | null): SavedCar[] {
  const saved = parseJson(text);
  if (!Array.isArray(saved)) return [];
  const cars = saved.filter(isSavedCar).map(({ id, name, price }) => ({ id, name, price }));
  return cars.filter(({ id }, at) => cars.findIndex((car) => car.id === id) === at);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

function isSavedCar(car: unknown): car is SavedCar {
  if (typeof car !== 'object' || car === null) return false;
  const { id, name, price } = car as Record<string, unknown>;
  return typeof id === 'string' && isRecordCode(id) && isShort(name) && isShort(price);
}

function isShort(text: unknown): boolean {
  return typeof text === 'string' && text.length <= MAX_TEXT_LENGTH;
}

const MAX_TEXT_LENGTH = 200;
