import type { VisitKind } from '../booking/visit-kind.ts';

/** The visit of who has booked services of the price list. */
export const serviceVisit: VisitKind = {
  changeUntilHours: 24,
  reminder: {
    daysBefore: 1,
    unlessToldWithinHours: 12,
    subject: 'serviceReminderSubject',
    heading: 'serviceReminderHeading',
    intro: 'serviceReminderIntro',
    sms: 'serviceReminderSms',
  },
};
