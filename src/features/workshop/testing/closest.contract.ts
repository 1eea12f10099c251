import { expect, test } from 'vitest';
import { departmentIn, scenarioLocation, type Town } from '../../booking/testing/department-scenario.ts';
import type { AvailableDepartment } from '../department.ts';
import type { ClosestQuery } from '../workshop-service.ts';
import { aBookingRequest, type OpenScenario, refusalCode } from './open-scenario.ts';

/** Departments with a free time, nearest first. */
export function closestContract(open: OpenScenario): void {
  const query: ClosestQuery = {
    registrationNumber: 'ABC123',
    serviceOfferings: ['basservice'],
    at: scenarioLocation,
  };

  test('SB-64 SB-65 the five nearest departments come in order, each with its first free time', async () => {
    const { workshop } = await open();
    const found = await collect(workshop.closestAvailable(query));
    expect(townsOf(found)).toEqual(['Alby', 'Berga', 'Dalby', 'Edsta', 'Forsa']);
    expect(found[0]).toEqual({
      departmentId: departmentIn('Alby'),
      siteId: 'site-alby',
      siteName: 'Solvik Alby',
      address: 'Storgatan 1, 451 50 Alby',
      latitude: 57.8,
      longitude: 12,
      brands: ['Volvo', 'Land Rover'],
      firstTimeSlot: '2026-11-16T11:00:00',
      firstTimeSlotIsFullDay: false,
      distanceKm: 11.1,
      offers: [{ code: 'basservice', price: 1800 }],
    });
    const distances = found.map(({ distanceKm }) => distanceKm);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  test('SB-65 the cursor is the last department; the rest follows, none twice, and then nothing', async () => {
    const { workshop } = await open();
    const next = async (cursor?: Town) =>
      townsOf(await collect(workshop.closestAvailable({ ...query, cursor: cursor && departmentIn(cursor) })));
    expect(await next('Forsa')).toEqual(['Grums', 'Hova']);
    expect(await next('Alby')).toEqual(['Berga', 'Dalby', 'Edsta', 'Forsa', 'Grums']);
    expect(await next('Hova')).toEqual([]);
    const unknown = workshop.closestAvailable({ ...query, cursor: 'dep-gone' });
    expect(await collect(unknown)).toEqual([]);
  });

  test('SB-62 the first free time is the first of all workshops in reach, not of the nearest five', async () => {
    const { workshop } = await open();
    const search = (cursor?: string) =>
      collect(workshop.closestAvailable({ ...query, sort: 'firstTime', cursor }));
    const first = await search();
    // Hova is the farthest of them and needs no lead time.
    expect(townsOf(first)[0]).toBe('Hova');
    expect(first).toHaveLength(5);
    const times = first.map(({ firstTimeSlot }) => firstTimeSlot);
    expect(times).toEqual(times.toSorted());
    const rest = await search(first.at(-1)?.departmentId);
    expect(townsOf(rest).filter((town) => townsOf(first).includes(town))).toEqual([]);
    expect(first.length + rest.length).toBe(7);
  });

  test('SB-64 a department without the bay, the authorisation or a free time is left out', async () => {
    const { workshop } = await open();
    const towns = async (registrationNumber: string, ...serviceOfferings: string[]) =>
      townsOf(await collect(workshop.closestAvailable({ ...query, registrationNumber, serviceOfferings })));
    expect(await towns('ABC123', 'tyre-change')).not.toContain('Dalby');
    expect(await towns('KLM45X', 'originalservice')).toEqual(['Berga', 'Dalby', 'Grums']);
    expect(await towns('POR911', 'basservice')).toHaveLength(5);
  });

  test('SB-64 the first free time is after what is booked', async () => {
    const { workshop } = await open();
    await workshop.book(aBookingRequest({ timeSlot: '2026-11-16T11:00:00' }), 'attempt-first');
    const [alby] = await collect(workshop.closestAvailable(query));
    expect(alby?.firstTimeSlot).toBe('2026-11-16T12:00:00');
  });

  test('SB-65 who goes away gets nothing more, and who comes again gets everything', async () => {
    const { workshop } = await open();
    const aborted = new AbortController();
    const seen: AvailableDepartment[] = [];
    for await (const each of workshop.closestAvailable({ ...query, signal: aborted.signal })) {
      seen.push(each);
      aborted.abort();
    }
    expect(townsOf(seen)).toEqual(['Alby']);
    for await (const each of workshop.closestAvailable(query)) {
      expect(townsOf([each])).toEqual(['Alby']);
      break;
    }
    expect(await collect(workshop.closestAvailable(query))).toHaveLength(5);
  });

  test('SB-65 what cannot be searched for is refused before the first department', async () => {
    const { workshop } = await open();
    const refused = (more: Partial<ClosestQuery>) =>
      refusalCode(collect(workshop.closestAvailable({ ...query, ...more })));
    expect(await refused({ registrationNumber: 'ZZZ999' })).toBe('VehicleNotFound');
    expect(await refused({ serviceOfferings: ['polish'] })).toBe('OfferingNotAvailable');
    expect(await refused({ serviceOfferings: [] })).toBe('InvalidRequest');
  });
}

async function collect(departments: AsyncIterable<AvailableDepartment>): Promise<AvailableDepartment[]> {
  const collected: AvailableDepartment[] = [];
  for await (const each of departments) collected.push(each);
  return collected;
}

function townsOf(departments: readonly AvailableDepartment[]): string[] {
  return departments.map(({ siteName }) => siteName.replace('Solvik ', ''));
}
