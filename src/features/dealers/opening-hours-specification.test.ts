import { expect, test } from 'vitest';
import { openingHoursSpecification } from './opening-hours-specification.ts';
import { aSchedule, everyDay } from './testing/a-schedule.ts';

const type = 'OpeningHoursSpecification';

test('DSD-22 the ordinary week: one entry for each span, none for a closed day', () => {
  const week = openingHoursSpecification(aSchedule(), '2026-11-16');
  expect(week).toHaveLength(6);
  expect(week[5]).toEqual({ '@type': type, dayOfWeek: ['Saturday'], opens: '10:00', closes: '15:00' });
});

test('DSD-22 deviating days and vacations hold from a day to a day, also when they are closed', () => {
  const schedule = aSchedule({
    openinghours: [],
    deviationdays: [
      { day: '2026-11-15', displayText: 'Allhelgona: stängt' },
      { day: '2026-12-23T00:00:00', displayText: '9–15' },
      { day: '2026-12-24', displayText: 'Julafton: stängt' },
    ],
    vacationdays: [
      {
        vacationtitle: 'Sommar',
        vacationstart: '2026-07-01',
        vacationend: '2026-08-01',
        vacationdays: [{ day: 'Måndag', displayText: '9–12' }],
      },
      {
        vacationtitle: 'Inventering',
        vacationstart: '2026-11-09',
        vacationend: '2026-11-22',
        vacationdays: [
          { day: 'Måndag–torsdag', displayText: '8–14' },
          { day: 'Fredag', displayText: 'Stängt' },
        ],
      },
    ],
  });
  const valid = { validFrom: '2026-11-09', validThrough: '2026-11-22' };
  expect(openingHoursSpecification(schedule, '2026-11-16')).toEqual([
    {
      '@type': type,
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      ...valid,
      opens: '08:00',
      closes: '14:00',
    },
    { '@type': type, dayOfWeek: ['Friday'], ...valid, opens: '00:00', closes: '00:00' },
    { '@type': type, validFrom: '2026-12-23', validThrough: '2026-12-23', opens: '09:00', closes: '15:00' },
    { '@type': type, validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '00:00', closes: '00:00' },
  ]);
  expect(openingHoursSpecification(schedule)).toEqual([]);
});

test('a night ends on the next morning, and a whole day one minute before midnight', () => {
  const [night] = openingHoursSpecification(everyDay('18–02'));
  expect(night).toMatchObject({ opens: '18:00', closes: '02:00' });
  expect(openingHoursSpecification(everyDay('0–24'))[0]).toMatchObject({ opens: '00:00', closes: '23:59' });
  expect(openingHoursSpecification(everyDay('Efter överenskommelse'))).toEqual([]);
});
