import { keptInBrowser } from './kept-in-browser.ts';
import { readSaved, type SavedCar, withCar, withoutCar } from './saved-cars.ts';
import { readViewed, withViewed } from './viewed-cars.ts';

// One of each a page, whichever script or island looks. Functional storage: it never leaves the browser.
const savedList = keptInBrowser('saved-cars', readSaved);
const viewedList = keptInBrowser('viewed-cars', readViewed);

export const saved = {
  store: savedList.store,
  follow: savedList.follow,
  has: (id: string) => savedList.store.getState().some((car) => car.id === id),
  add: (car: SavedCar) => savedList.set(withCar(savedList.now(), car)),
  remove: (id: string) => savedList.set(withoutCar(savedList.now(), id)),
  /** Puts back exactly what was there. */
  restore: (cars: readonly SavedCar[]) => savedList.set(cars),
};

export const viewed = {
  store: viewedList.store,
  note: (id: string) => viewedList.set(withViewed(viewedList.now(), id)),
  forgetSold: (ids: readonly string[]) => viewedList.set(viewedList.now().filter((id) => !ids.includes(id))),
  forgetAll: () => viewedList.set([]),
};
