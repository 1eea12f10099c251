import type { DepartmentSetups } from '../booking/find-departments.ts';
import type { PriceList } from './price-list.ts';
import type { WorkshopSetup } from './workshop-setup.ts';

/** How the workshops of an installation are set up: price lists by site, bays by department. */
export interface SetupStore extends DepartmentSetups<WorkshopSetup> {
  priceList(site: string): Promise<PriceList | undefined>;
  savePriceList(site: string, list: PriceList): Promise<void>;
  saveDepartment(setup: WorkshopSetup): Promise<void>;
}
