import type { ShownCar } from './shown-car.ts';
import type { ShownDealer } from './shown-dealer.ts';
import type { SiteStock } from './site-stock.ts';

/** A promise to buyers that can be checked. What is broken is told in sentences; none means that it holds. */
export type TrustCheck = {
  name: string;
  /** What one car shows. */
  car?: (car: ShownCar, stock: SiteStock) => readonly string[];
  /** What the page of one dealership shows. */
  dealer?: (dealer: ShownDealer, stock: SiteStock) => readonly string[];
  /** What a whole list shows. */
  stock?: (stock: SiteStock) => Promise<readonly string[]>;
};
