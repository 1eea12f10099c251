import { expect, test } from 'vitest';
import { parseAgreement } from '../../src/features/tyre-hotel/import/parse-agreement.ts';
import { aKeyRing } from '../../src/features/tyre-hotel/testing/a-key-ring.ts';
import { tyreHotel } from '../sites/solvik-se/tyres/tyre-hotel.ts';
import { createFleet } from '../workshop/fleet.ts';
import { createDepartmentSetups } from '../workshop/setups.ts';
import { createAgreements } from './agreements.ts';
import { tyrePlates } from './plates.ts';

const fleet = createFleet();
const agreements = createAgreements(fleet);
const find = (plate: string) => agreements.find(({ regNo }) => regNo === plate);
const statusesOf = (plate: string) => find(plate)?.tires.map(({ wheel }) => wheel.threadStatusId) ?? [];

test('TH-27 more than 2,000 agreements, each of a registered car, with four wheels at a workshop of the group', () => {
  expect(agreements.length).toBeGreaterThan(2000);
  const registered = new Set(fleet.map(({ registrationNumber }) => registrationNumber));
  expect(agreements.filter(({ regNo }) => !registered.has(regNo))).toEqual([]);
  expect(new Set(agreements.map(({ regNo }) => regNo)).size).toBe(agreements.length);
  for (const { regNo, tires } of agreements) {
    const positions = tires.map(({ equipmentPosition }) => equipmentPosition);
    expect(positions, regNo).toEqual(['VF', 'HF', 'VB', 'HB']);
    expect(new Set(tires.map(({ wheel }) => wheel.name)).size, regNo).toBe(1);
  }
  const locations = new Set(agreements.map(({ location }) => location.locationName));
  expect(locations.size).toBe(createDepartmentSetups().length);
});

test('every agreement passes the check of imported files, and the same ones are made every time', () => {
  const context = { keys: aKeyRing(), countryOf: () => 'SE' as const };
  const refused = agreements.filter((record) => !parseAgreement(record, context).ok);
  expect(refused).toEqual([]);
  expect(createAgreements(fleet)).toEqual(agreements);
});

test('the price table of the page has the agreements by their names, and what each charges for a wheel change', () => {
  const table = tyreHotel.main.find(({ block }) => block === 'price-table')?.fields as {
    columns: { title: string }[];
    rows: { title: string; cells: { value: string }[] }[];
  };
  const charged = new Map(agreements.map((each) => [each.packageLevel, each.wheelChangePrice]));
  expect(new Set(table.columns.map(({ title }) => title))).toEqual(new Set(charged.keys()));
  const row = table.rows.find(({ title }) => title === 'Hjulskifte');
  table.columns.forEach(({ title }, at) => {
    const price = charged.get(title);
    expect(row?.cells[at]?.value, title).toBe(price === 0 ? 'ingår' : `${price} kr`);
  });
});

test('tyres of every condition are stored, for summer and for winter', () => {
  const wheels = agreements.flatMap(({ tires }) => tires.map(({ wheel }) => wheel));
  const share = (statusId: number) =>
    wheels.filter(({ threadStatusId }) => threadStatusId === statusId).length / wheels.length;
  expect(share(1)).toBeGreaterThan(0.05);
  expect(share(1)).toBeLessThan(0.25);
  expect(share(3)).toBeGreaterThan(0.5);
  expect(new Set(wheels.map(({ threadPattern }) => /sommar/.test(threadPattern))).size).toBe(2);
});

test('the fixed plates: good winter tyres, two vehicles with worn ones, a workshop without times, no agreement', () => {
  expect(statusesOf(tyrePlates.goodWinterTyres)).toEqual([3, 3, 3, 3]);
  expect(find('DCK123')?.tires.every(({ wheel }) => !/sommar/.test(wheel.threadPattern))).toBe(true);
  const [first, second] = tyrePlates.twoVehicles.map(find);
  expect(second?.customerNumber).toBe(first?.customerNumber);
  expect(second?.phone).toBe(first?.phone);
  expect(statusesOf('DCK456')).toContain(1);
  const withoutTimes = createDepartmentSetups().filter(({ dropOffWeekdays }) => dropOffWeekdays.length === 7);
  expect(withoutTimes.map(({ departmentId }) => departmentId)).toEqual(['4610-1210']);
  expect(find('DCK789')?.location.locationName).toBe('Solvik Sundsvall');
  expect(find('ZZZ999')).toBeUndefined();
});

test('telephone numbers are those reserved for fiction, and every fixed owner has one alone', () => {
  const phones = agreements.map(({ phone }) => phone);
  expect(phones.filter((phone) => !/^070-174 06 (0[5-9]|[1-9]\d)$/.test(phone))).toEqual([]);
  const owners = (phone: string | undefined) =>
    new Set(agreements.filter((each) => each.phone === phone).map(({ customerNumber }) => customerNumber))
      .size;
  for (const plate of ['DCK123', 'DCK456', 'DCK789', ...tyrePlates.others])
    expect(owners(find(plate)?.phone), plate).toBe(1);
});
