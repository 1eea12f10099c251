import { createBrowserList } from './browser-list.ts';
import { addCar, parseSavedCars, removeCar, type SavedCar } from './saved-cars.ts';
import { addViewed, parseViewedCars } from './viewed-cars.ts';

// One of each a page, whichever script or island looks. Functional storage: it never leaves the browser.
const savedList = createBrowserList('saved-cars', parseSavedCars);
const viewedList = createBrowserList('viewed-cars', parseViewedCars);

export const savedCars = {
  store: savedList.store,
  follow: savedList.follow,
  has: (id: string) => savedList.store.getState().some((car) => car.id === id),
  add: (car: SavedCar) => savedList.set(addCar(savedList.now(), car)),
  remove: (id: string) => savedList.set(removeCar(savedList.now(), id)),
  /** Puts back exactly what was there. */
  restore: (cars: readonly SavedCar[]) => savedList.set(cars),
};

export const viewedCars = {
  store: viewedList.store,
  note: (id: string) => viewedList.set(addViewed(viewedList.now(), id)),
  forgetSold: (ids: readonly string[]) => viewedList.set(viewedList.now().filter((id) => !ids.includes(id))),
  forgetAll: () => viewedList.set([]),
};
