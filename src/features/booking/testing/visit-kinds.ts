import { type VisitKind, visitKindsOf } from '../visit-kind.ts';

/** Of no feature in particular. */
export const aVisitKind: VisitKind = {
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

export const someVisitKinds = visitKindsOf([{ visits: [aVisitKind] }]);
