import { expect, test } from 'vitest';
import { departmentIn, scenarioHoliday, type Town } from '../../booking/testing/department-scenario.ts';
import { aBookingRequest, type OpenScenario, refusalCode } from './open-scenario.ts';

/** The times of a week. */
export function timeSlotContract(open: OpenScenario): void {
  const weekIn = (town: Town, from: string, codes = ['basservice']) => ({
    registrationNumber: 'ABC123',
    departmentId: departmentIn(town),
    serviceOfferings: codes,
    from,
  });

  test('SB-73 the times of seven days, within opening and mechanics’ hours, none after the job would end too late', async () => {
    const { workshop } = await open();
    const days = await workshop.timeSlots(weekIn('Alby', '2026-11-23'));
    expect(days.map(({ date }) => date)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]);
    const hours = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'];
    expect(days[0]).toEqual({ date: '2026-11-23', availableSlots: hours, allDaySlotAvailable: false });
    expect(days[5]?.availableSlots).toEqual(['09:00', '10:00', '11:00', '12:00']);
    expect(days[6]?.availableSlots).toEqual([]);
    const long = await workshop.timeSlots(weekIn('Alby', '2026-11-23', ['basservice', 'originalservice']));
    expect(long[0]?.availableSlots.at(-1)).toBe('13:00');
  });

  test('SB-73 nothing in the past, and nothing before the lead time is over', async () => {
    const { workshop, setNow } = await open();
    const week = () => workshop.timeSlots(weekIn('Alby', '2026-11-16'));
    expect((await week())[0]?.availableSlots).toEqual(['11:00', '12:00', '13:00', '14:00', '15:00']);
    setNow(new Date('2026-11-16T15:30:00Z'));
    expect((await week())[0]?.availableSlots).toEqual([]);
    setNow(new Date('2026-11-18T08:00:00Z'));
    const [monday, tuesday, wednesday] = await week();
    expect([monday, tuesday].flatMap((day) => day?.availableSlots ?? ['no day'])).toEqual([]);
    expect(wednesday?.availableSlots[0]).toBe('11:00');
  });

  test('SB-73 a holiday has no times, whatever weekday it is', async () => {
    const { workshop } = await open();
    const [holiday, next] = await workshop.timeSlots(weekIn('Alby', scenarioHoliday));
    expect(holiday).toEqual({ date: scenarioHoliday, availableSlots: [], allDaySlotAvailable: false });
    expect(next?.availableSlots).toHaveLength(8);
  });

  test.each([
    ['forward', '2026-03-27T08:00:00Z', '2026-03-28', '2026-03-30'],
    ['back', '2026-10-23T08:00:00Z', '2026-10-24', '2026-10-26'],
  ])(
    'SB-73 the weekend on which clocks go %s has the same local times as any other',
    async (_, now, saturday, monday) => {
      const { workshop } = await open(new Date(now));
      const days = await workshop.timeSlots(weekIn('Alby', saturday));
      expect(
        days.map(({ availableSlots }) => [availableSlots[0], availableSlots.at(-1)]).slice(0, 3),
      ).toEqual([
        ['09:00', '12:00'],
        [undefined, undefined],
        ['08:00', '15:00'],
      ]);
      const timeSlot = `${monday}T08:00:00`;
      await workshop.book(aBookingRequest({ timeSlot }), 'attempt-clocks');
      const after = await workshop.timeSlots(weekIn('Alby', saturday));
      expect(after[2]?.availableSlots[0]).toBe('09:00');
    },
  );

  test('SB-73 SB-77 a long job, and any job on a drop-off weekday, has the whole day instead of times', async () => {
    const { workshop } = await open();
    const [belt] = await workshop.timeSlots(weekIn('Alby', '2026-11-23', ['timing-belt']));
    expect(belt).toEqual({ date: '2026-11-23', availableSlots: [], allDaySlotAvailable: true });
    const week = await workshop.timeSlots(weekIn('Edsta', '2026-11-23'));
    expect(week.map(({ allDaySlotAvailable }) => allDaySlotAvailable)).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
      false,
    ]);
    expect(week[4]?.availableSlots).toEqual([]);
  });

  test('SB-73 a date may stand with its midnight, and one that does not exist is refused', async () => {
    const { workshop } = await open();
    const plain = await workshop.timeSlots(weekIn('Alby', '2026-11-23'));
    expect(await workshop.timeSlots(weekIn('Alby', '2026-11-23T00:00:00'))).toEqual(plain);
    expect(await refusalCode(workshop.timeSlots(weekIn('Alby', '2026-02-31')))).toBe('InvalidRequest');
    expect(await refusalCode(workshop.timeSlots(weekIn('Alby', 'soon')))).toBe('InvalidRequest');
  });
}
