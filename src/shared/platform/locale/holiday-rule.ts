const weekdays = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';

/** How a country writes the day of a holiday: '10-03', 'easter+60', 'wednesday before 11-23'. */
export const holidayRule = new RegExp(
  `^(?:(?<fixed>\\d{2}-\\d{2})|easter(?<days>[+-]\\d{1,3})?|(?<weekday>${weekdays}) before (?<end>\\d{2}-\\d{2}))$`,
);
