import { expect, test } from 'vitest';
import { closestAvailable } from './closest-available.ts';
import { jobFromOfferings } from './job-from-offerings.ts';
import type { Order } from './load-order.ts';
import { aPricedOffering, aPriceList } from './testing/a-price-list.ts';
import { aVehicle } from './testing/a-vehicle.ts';
import { defaultWorkshopSetup, type Workshop } from './workshop-setup.ts';

const at = { latitude: 57, longitude: 12 };

test('SB-65 a department is handed over before the next calendar is read', async () => {
  const { departments, read } = search();
  await departments.next();
  expect(read).toEqual(['a']);
  await departments.next();
  expect(read).toEqual(['a', 'b']);
  await departments.return(undefined);
  expect(read).toEqual(['a', 'b']);
});

test('SB-65 when the reader goes away while a calendar is read, nothing more is read or handed over', async () => {
  const aborted = new AbortController();
  const { departments, read } = search({ signal: aborted.signal, onRead: () => aborted.abort() });
  expect(await departments.next()).toEqual({ done: true, value: undefined });
  expect(read).toEqual(['a']);
});

test('SB-65 departments without a free time do not count among the five', async () => {
  const { departments } = search({ full: ['b', 'c'] });
  const found: string[] = [];
  for await (const { departmentId } of departments) found.push(departmentId);
  expect(found).toEqual(['a', 'd', 'e', 'f', 'g']);
});

test('of two at the same distance the lower id comes first, so that a cursor always means the same', async () => {
  const { departments } = search({ cursor: 'a', sameDistance: true });
  expect((await departments.next()).value).toMatchObject({ departmentId: 'b', distanceKm: 11.1 });
});

type Search = {
  signal?: AbortSignal;
  onRead?: () => void;
  full?: readonly string[];
  cursor?: string;
  sameDistance?: boolean;
};

/** Eight departments in a row, given in the wrong order. */
function search({ signal, onRead, full = [], cursor, sameDistance = false }: Search = {}) {
  const read: string[] = [];
  const chosen = [aPricedOffering({ code: 'wash' })];
  const order: Order = {
    list: aPriceList(),
    car: aVehicle(),
    year: 2026,
    country: 'SE',
    departments: [...'hgfedcba'].map((id, index) => aDepartment(id, sameDistance ? 1 : 8 - index)),
    chosen,
    job: jobFromOfferings(chosen),
  };
  const departments = closestAvailable({
    order,
    at,
    cursor,
    signal,
    firstTime: async ({ departmentId }) => {
      read.push(departmentId);
      onRead?.();
      if (full.includes(departmentId)) return undefined;
      return { departmentId, timeSlot: '2026-11-18T08:00:00', isFullDay: false };
    },
  });
  return { departments, read };
}

function aDepartment(departmentId: string, tenthsNorth: number): Workshop {
  return {
    departmentId,
    departmentName: 'Verkstad',
    siteId: departmentId,
    siteName: departmentId,
    address: '',
    phone: '',
    email: '',
    latitude: at.latitude + tenthsNorth / 10,
    longitude: at.longitude,
    brands: [],
    country: 'SE',
    region: undefined,
    schedule: undefined,
    setup: defaultWorkshopSetup(departmentId),
  };
}
