import { expect, test } from 'vitest';
import { aPriceList } from '../testing/a-price-list.ts';
import { neededSkills, rateBays } from './needed-skills.ts';
import { aStaffBooking } from './testing/a-staff-booking.ts';
import { aStaffDepartment } from './testing/a-staff-department.ts';

test('a booking needs the skills of its services; one that is no longer offered needs nothing known', () => {
  const list = aPriceList();
  const [offering] = list.services.flatMap(({ offerings }) => offerings);
  const line = { name: '', units: 1, price: undefined, userInput: '' };
  const services = [
    { ...line, code: offering?.code ?? '' },
    { ...line, code: 'gone' },
  ];
  expect(offering?.skills.length).toBeGreaterThan(0);
  expect(neededSkills(aStaffBooking({ services }), list)).toEqual(offering?.skills);
});

test('bays that can do the work come first, the others say what they lack', () => {
  const [brakes, tyre] = aStaffDepartment().bays;
  if (!brakes || !tyre) throw new Error('two bays');
  const rated = rateBays(
    [
      { bay: brakes, starts: [480] },
      { bay: tyre, starts: [480] },
    ],
    ['general', 'tyre'],
  );
  expect(rated.map(({ bay, lacks }) => [bay.name, lacks])).toEqual([
    ['Bay 2', []],
    ['Bay 1', ['tyre']],
  ]);
});
