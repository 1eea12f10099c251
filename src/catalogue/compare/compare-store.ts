import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ComparedCar } from './compared-car.ts';
import { type KeptCars, readKept, writeKept } from './kept-cars.ts';

/** The list of cars and whether the comparison is open (CMP-10). No number is too many: nothing is dropped (CMP-11). */
export type Compare = {
  cars: readonly ComparedCar[];
  isOpen: boolean;
  /** Cars whose details are on their way. */
  asked: readonly string[];
};
export type CompareStore = StoreApi<Compare>;

export function compareStore(cars: readonly ComparedCar[] = []): CompareStore {
  return createStore<Compare>(() => ({ cars, isOpen: false, asked: [] }));
}

export function isCompared({ cars }: Compare, id: string): boolean {
  return cars.some((car) => car.id === id);
}

/** Adds a car at the end; one that is there already stays where it is, with what is known now. */
export function compareCar(store: CompareStore, car: ComparedCar): void {
  store.setState((before) => ({
    cars: isCompared(before, car.id)
      ? before.cars.map((known) => (known.id === car.id ? car : known))
      : [...before.cars, car],
  }));
}

/** What was fetched meanwhile takes the place of what the card showed; a car that was taken out again stays out. */
export function knowMore(store: CompareStore, details: readonly ComparedCar[]): void {
  store.setState(({ cars }) => ({
    cars: cars.map((car) => details.find(({ id }) => id === car.id) ?? car),
  }));
}

/** Notes that details are on their way, until the work is done. */
export async function whileAsking(
  store: CompareStore,
  ids: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  store.setState(({ asked }) => ({ asked: [...asked, ...ids] }));
  try {
    await work();
  } finally {
    store.setState(({ asked }) => ({ asked: asked.filter((id) => !ids.includes(id)) }));
  }
}

export function leaveOut(store: CompareStore, id: string): void {
  hold(
    store,
    store.getState().cars.filter((car) => car.id !== id),
  );
}

export function clearComparison(store: CompareStore): void {
  hold(store, []);
}

export function openComparison(store: CompareStore): void {
  store.setState(({ cars }) => ({ isOpen: cars.length > 0 }));
}

export function closeComparison(store: CompareStore): void {
  store.setState({ isOpen: false });
}

/** With the last car the comparison closes (CMP-09). */
function hold(store: CompareStore, cars: readonly ComparedCar[]): void {
  store.setState(({ isOpen }) => ({ cars, isOpen: isOpen && cars.length > 0 }));
}

const KEY = 'compared-cars';

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Reads what the session kept, and keeps every change. Cars in another language are fetched anew by the caller. */
export function keepInSession(store: CompareStore, place: () => Place, language: string): KeptCars {
  const kept = keptIn(place);
  if (kept.cars.length > 0) store.setState({ cars: kept.cars });
  store.subscribe(({ cars }, before) => {
    if (cars === before.cars) return;
    tryTo(() =>
      cars.length > 0 ? place().setItem(KEY, writeKept({ language, cars })) : place().removeItem(KEY),
    );
  });
  return kept;
}

/** A page that the back button brings from memory has not seen what happened since. */
export function readAgain(store: CompareStore, place: () => Place): void {
  const { cars } = keptIn(place);
  if (writeKept({ language: '', cars }) === writeKept({ language: '', cars: store.getState().cars })) return;
  hold(store, cars);
}

function keptIn(place: () => Place): KeptCars {
  return readKept(tryTo(() => place().getItem(KEY)) ?? null);
}

/** Storage may be switched off or full; the comparison then lasts as long as the page. */
function tryTo<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
