import { expect, test } from 'vitest';
import { aVisitKind, someVisitKinds } from '../../booking/testing/visit-kinds.ts';
import { visitKindsOf } from '../../booking/visit-kind.ts';
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
  expect(neededSkills(aStaffBooking({ services }), list, someVisitKinds)).toEqual(offering?.skills);
});

test('a booking of another feature needs what its kind of visit says', () => {
  const job = { minutes: 30, skills: ['alignment'] as const };
  const visitKinds = visitKindsOf([{ visits: [aVisitKind, { ...aVisitKind, serviceCode: 'other', job }] }]);
  const services = [{ code: 'other', name: '', units: 1, price: undefined, userInput: '' }];
  expect(neededSkills(aStaffBooking({ services }), aPriceList(), visitKinds)).toEqual(['alignment']);
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
