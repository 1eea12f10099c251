import { createCars } from '../../demo/cars/inventory.ts';
import { createAgreements } from '../../demo/tyre-hotel/agreements.ts';
import { createFleet } from '../../demo/workshop/fleet.ts';
import { createDepartmentSetups } from '../../demo/workshop/setups.ts';
import { bookSameTime } from './clients/book-time.ts';
import { exceedLimit } from './clients/burst.ts';
import { signInEditor } from './clients/editor.ts';
import { importCars } from './clients/import-cars.ts';
import { changeFilters, visitPage } from './clients/page-visitors.ts';
import { sendLead } from './clients/send-lead.ts';
import { signIn } from './clients/sign-in.ts';
import type { Faults } from './faults.ts';
import { editorAccount, INVENTORY_KEY, type Installation } from './installation.ts';
import type { Ledger } from './ledger.ts';
import type { Client } from './load.ts';
import type { Traffic } from './traffic.ts';
import { measureVisibility, type Visibility } from './visibility.ts';

const LARGE_STOCK = 'carstore-fi';
const SMALL_STOCK = { site: 'carstore-sk', cars: 300 };

export type Measured = { publishes: Visibility[]; stock: Visibility[]; signIns: Map<string, number> };

type Given = { traffic: Traffic; ledger: Ledger; faults: Faults; cars: number };

/** Everybody who uses the installation at once, at about thirty requests a second. */
export async function clusterClients(installation: Installation, { traffic, ledger, faults, cars }: Given) {
  const { sites, receivers } = installation;
  const measured: Measured = { publishes: [], stock: [], signIns: new Map() };
  // Sample cars, of which there are some at the beginning, stand at no dealership.
  const carIds = createCars('cars-solvik-se')
    .slice(-200)
    .map(({ car_id }) => String(car_id));
  const departmentIds = createDepartmentSetups().map(({ departmentId }) => departmentId);
  const customers = tyreCustomers();
  const editor = await signInEditor(traffic, editorAccount.email, editorAccount.password);
  const { isPostgresAway, isStudioAway } = faults;
  const isPublisherAway = () => isPostgresAway() || isStudioAway();

  const publish = async (turn: number) => {
    const publication = await editor.publish(turn);
    if (publication)
      measured.publishes.push(
        ...(await measureVisibility(sites, publication, {
          host: 'solvik-se.localhost',
          isAway: isPublisherAway,
          aVisitor: traffic.anAddress,
        })),
      );
  };
  const changeStock = async (turn: number) => {
    const feed = { ...SMALL_STOCK, price: 71_000 + turn, apiKey: INVENTORY_KEY };
    const shown = await importCars(traffic, feed);
    // What nobody writes into the search engine cannot be shown; the clock runs from the return of both.
    const isAway = () => isPostgresAway() || faults.isIndexAway();
    if (shown && turn > 0)
      measured.stock.push(
        ...(await measureVisibility(sites, shown, {
          host: `${SMALL_STOCK.site}.localhost`,
          isAway,
          aVisitor: traffic.anAddress,
        })),
      );
  };
  const signInNext = async (turn: number) => {
    const customer = customers[turn % customers.length];
    if (!customer) return;
    const outcome = await signIn(traffic, customer, receivers.arrivals);
    measured.signIns.set(outcome, (measured.signIns.get(outcome) ?? 0) + 1);
  };
  const clients: readonly Client[] = [
    { everyMs: 150, work: (turn) => visitPage(traffic, turn) },
    { everyMs: 150, work: (turn) => visitPage(traffic, turn + 3) },
    { everyMs: 300, work: (turn) => changeFilters(traffic, turn) },
    { everyMs: 400, work: (turn) => sendLead(traffic, ledger, turn, carIds) },
    { everyMs: 800, work: (turn) => bookSameTime(traffic, ledger, turn, departmentIds) },
    { everyMs: 2000, work: signInNext },
    { everyMs: 3000, work: publish },
    { everyMs: 10_000, work: changeStock },
    { everyMs: 25_000, work: () => exceedLimit(traffic, faults.isCalmSince) },
  ];
  const importLargeStock = () =>
    importCars(traffic, { site: LARGE_STOCK, cars, price: 11_111, apiKey: INVENTORY_KEY });
  return { clients, measured, importLargeStock };
}

/** Each with a telephone that is not the one before. */
function tyreCustomers() {
  return createAgreements(createFleet())
    .map(({ regNo, phone }) => ({ regNo, phone: `+46${phone.replace(/\D/g, '').slice(1)}` }))
    .filter(({ phone }, at, all) => all[at - 1]?.phone !== phone);
}
