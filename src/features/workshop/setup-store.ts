import type { DepartmentSetup } from '../booking/calendar/department-setup.ts';
import type { DepartmentSetups } from '../booking/find-departments.ts';
import type { PriceList } from './price-list.ts';

/** How the workshops of an installation are set up: price lists by site, bays by department. */
export interface SetupStore extends DepartmentSetups {
  priceList(site: string): Promise<PriceList | undefined>;
  savePriceList(site: string, list: PriceList): Promise<void>;
  saveDepartment(setup: DepartmentSetup): Promise<void>;
}
