import type { DepartmentSetup } from './calendar/department-setup.ts';
import type { PriceList } from './price-list.ts';

/** How the workshops of an installation are set up: price lists by site, bays by department. */
export interface SetupStore {
  priceList(site: string): Promise<PriceList | undefined>;
  savePriceList(site: string, list: PriceList): Promise<void>;
  /** Only those that have one. */
  departments(departmentIds: readonly string[]): Promise<readonly DepartmentSetup[]>;
  saveDepartment(setup: DepartmentSetup): Promise<void>;
}
