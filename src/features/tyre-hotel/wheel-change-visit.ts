import type { Booking } from '../booking/booking.ts';
import type { VisitKind } from '../booking/visit-kind.ts';

/** On no price list, because its price is that of the agreement. */
export const WHEEL_CHANGE_CODE = 'hjulskifte-dackhotell';

/** The visit of a tyre hotel's customer. */
export const wheelChangeVisit = {
  serviceCode: WHEEL_CHANGE_CODE,
  job: { minutes: 45, skills: ['tyre'] },
  // TH-44
  timeToCome: 'wheelChangeTimeToCome',
  changeUntilHours: 24,
  reminder: {
    daysBefore: 1,
    unlessToldWithinHours: 12,
    subject: 'wheelChangeReminderSubject',
    heading: 'wheelChangeReminderHeading',
    intro: 'wheelChangeReminderIntro',
    sms: 'wheelChangeReminderSms',
  },
} as const satisfies VisitKind;

export function isWheelChange({ services }: Pick<Booking, 'services'>): boolean {
  return services.some(({ code }) => code === WHEEL_CHANGE_CODE);
}
