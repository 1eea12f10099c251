import { createBookings } from '../../demo/workshop/bookings.ts';
import { createFleet } from '../../demo/workshop/fleet.ts';
import { createPriceList } from '../../demo/workshop/price-list.ts';
import { createDepartmentSetups } from '../../demo/workshop/setups.ts';
import type { InstallationFacts } from '../../src/content/publishing/published-store.ts';
import type { ImportBookings } from '../../src/features/booking/booking-store.ts';
import type { SetupStore } from '../../src/features/workshop/setup-store.ts';
import type { VehicleRegister } from '../../src/features/workshop/vehicle.ts';
import { wallTime } from '../../src/shared/platform/wall-time.ts';
import { progress } from '../progress.ts';

const SITE = 'solvik-se';
const bookingsKey = 'demo.bookings';

type WorkshopStores = {
  vehicles: VehicleRegister;
  workshopSetups: SetupStore;
  importBookings: ImportBookings;
  facts: Pick<InstallationFacts, 'read' | 'write'>;
};

/** Fills the embedded workshop. Bookings are of the weeks from now on, and come only once: later they are the visitors'. */
export async function loadWorkshop(
  { vehicles, workshopSetups, importBookings, facts }: WorkshopStores,
  now: Date,
): Promise<void> {
  const step = progress('Workshops', 3);
  const [fleet, list, setups] = [createFleet(), createPriceList(), createDepartmentSetups()];
  await vehicles.replace(fleet);
  step();
  await workshopSetups.savePriceList(SITE, list);
  for (const setup of setups) await workshopSetups.saveDepartment(setup);
  step();
  const today = wallTime(now, 'Europe/Stockholm').date;
  if (!(await facts.read(bookingsKey))) {
    await importBookings(createBookings({ today, setups, list, fleet }));
    await facts.write(bookingsKey, today);
  }
  step();
}
