import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ComparedCar } from './compared-car.ts';
import { COMPARISON_KEY } from './comparison-key.ts';
import { parseStoredCars, type StoredCars, serialiseCars } from './stored-cars.ts';

/** The list of cars and whether the comparison is open (CMP-10). There is no limit (CMP-11). */
export type CompareState = {
  cars: readonly ComparedCar[];
  isOpen: boolean;
  /** Cars whose details are loading. */
  fetching: readonly string[];
};
export type CompareStore = StoreApi<CompareState>;

export function createCompareStore(cars: readonly ComparedCar[] = []): CompareStore {
  return createStore<CompareState>(() => ({ cars, isOpen: false, fetching: [] }));
}

export function isCompared({ cars }: CompareState, id: string): boolean {
  return cars.some((car) => car.id === id);
}

/** Adds a car at the end; one that is there already stays where it is, with what is known now. */
export function addCar(store: CompareStore, car: ComparedCar): void {
  store.setState((before) => ({
    cars: isCompared(before, car.id)
      ? before.cars.map((known) => (known.id === car.id ? car : known))
      : [...before.cars, car],
  }));
}

/** Replaces the cards' data by the fetched details; a car removed meanwhile stays removed. */
export function mergeDetails(store: CompareStore, details: readonly ComparedCar[]): void {
  store.setState(({ cars }) => ({
    cars: cars.map((car) => details.find(({ id }) => id === car.id) ?? car),
  }));
}

/** Marks the cars as loading until the work is done. */
export async function whileFetching(
  store: CompareStore,
  ids: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  store.setState(({ fetching }) => ({ fetching: [...fetching, ...ids] }));
  try {
    await work();
  } finally {
    store.setState(({ fetching }) => ({ fetching: fetching.filter((id) => !ids.includes(id)) }));
  }
}

export function removeCar(store: CompareStore, id: string): void {
  setCars(
    store,
    store.getState().cars.filter((car) => car.id !== id),
  );
}

export function clearComparison(store: CompareStore): void {
  setCars(store, []);
}

export function openComparison(store: CompareStore): void {
  store.setState(({ cars }) => ({ isOpen: cars.length > 0 }));
}

export function closeComparison(store: CompareStore): void {
  store.setState({ isOpen: false });
}

/** With the last car the comparison closes (CMP-09). */
function setCars(store: CompareStore, cars: readonly ComparedCar[]): void {
  store.setState(({ isOpen }) => ({ cars, isOpen: isOpen && cars.length > 0 }));
}

type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Restores the session's cars and stores every change. The caller reloads cars stored in another language. */
export function persistInSession(
  store: CompareStore,
  place: () => StorageArea,
  language: string,
): StoredCars {
  const kept = readStored(place);
  if (kept.cars.length > 0) store.setState({ cars: kept.cars });
  store.subscribe(({ cars }, before) => {
    if (cars === before.cars) return;
    ignoreErrors(() =>
      cars.length > 0
        ? place().setItem(COMPARISON_KEY, serialiseCars({ language, cars }))
        : place().removeItem(COMPARISON_KEY),
    );
  });
  return kept;
}

/** A page restored from the back/forward cache may be out of date. */
export function reloadFromSession(store: CompareStore, place: () => StorageArea): void {
  const { cars } = readStored(place);
  if (serialiseCars({ language: '', cars }) === serialiseCars({ language: '', cars: store.getState().cars }))
    return;
  setCars(store, cars);
}

function readStored(place: () => StorageArea): StoredCars {
  return parseStoredCars(ignoreErrors(() => place().getItem(COMPARISON_KEY)) ?? null);
}

/** Storage may be switched off or full; the comparison then lasts as long as the page. */
function ignoreErrors<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
