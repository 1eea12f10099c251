import type { FieldDoc } from '../../shared/search/records/field-doc.ts';
import { allLanguages } from '../../shared/sites/languages.ts';

const doc = (description: string, example: unknown, parts?: FieldDoc['parts']): FieldDoc => ({
  description,
  example,
  ...(parts && { parts }),
});

/** Beside a text that is no word of the trade: the same text in the other languages of the site. */
const inLanguages = (of: string, example: Readonly<Record<string, string>>) =>
  doc(
    `${of} in other languages of the site, by code: ${allLanguages.join(', ')}. Goes before the vocabulary of the trade (Workshop, Sales manager, Christmas Eve …), which needs no such field. In a language that neither has, the text is shown as written and marked with the feed’s language.`,
    example,
  );

const days = 'The days, each on a line of its own; a range is one line.';
const day = doc('A weekday or a range of them, in any site language.', 'Måndag–fredag');
const hours = doc(
  'Local time as shown: one or several spans with an en dash or a hyphen, `9–18`, `7.30–16`, `8am–12 noon`, into the night `18–02`, around the clock `0–24`; or the word for closed in any site language.',
  '9–18',
);
const hoursInLanguages = inLanguages('What displayText says beside figures and the word for closed,', {
  en: 'By appointment',
});
const line = { day: 'Måndag–fredag', displayText: '9–18' };
const holiday = {
  day: '2026-12-24',
  displayText: 'Personaldag: stängt',
  displayText_by_language: { en: 'Staff day: closed' },
};
const vacation = {
  vacationtitle: 'Vi bygger om kundmottagningen',
  vacationtitle_by_language: { en: 'We are rebuilding the service reception' },
  vacationstart: '2026-11-09',
  vacationend: '2026-11-22',
  vacationdays: [line],
};
const schedule = { openinghours: [line], deviationdays: [holiday], vacationdays: [vacation] };

const scheduleParts: FieldDoc['parts'] = {
  openinghours: doc(`The ordinary week. ${days}`, [line], {
    day,
    displayText: hours,
    displayText_by_language: hoursInLanguages,
  }),
  deviationdays: doc('Single days that differ, such as holidays. They go before vacations.', [holiday], {
    day: doc('A date YYYY-MM-DD, by the calendar of the dealership.', '2026-12-24'),
    displayText: doc('Name, colon, hours or closed; the name may be left out.', 'Julafton: stängt'),
    displayText_by_language: inLanguages('Name and hours', { en: 'Staff day: closed' }),
  }),
  vacationdays: doc('Periods with hours of their own, with a notice while they last.', [vacation], {
    vacationtitle: doc('The notice, shown as long as the period lasts.', vacation.vacationtitle),
    vacationtitle_by_language: inLanguages('The notice', vacation.vacationtitle_by_language),
    vacationstart: doc('Its first day, YYYY-MM-DD.', '2026-11-09'),
    vacationend: doc('Its last day, YYYY-MM-DD.', '2026-11-22'),
    vacationdays: doc(`Its week. ${days}`, [line], {
      day,
      displayText: hours,
      displayText_by_language: hoursInLanguages,
    }),
  }),
};

const employee = {
  first_name: 'Ebba',
  last_name: 'Lindmark',
  title: 'Husbilsexpert',
  title_by_language: { en: 'Motorhome expert' },
  phone: '010-550 03 46',
  email: 'ebba.lindmark@solvik.example',
};

/** As a feed sends it. */
export const exampleDepartment = {
  name: 'Trollhättan husbilar',
  official_name: 'Husbilar',
  official_name_by_language: { en: 'Motorhomes' },
  group: 'Used cars',
  service_name: ['Begagnade bilar'],
  phone: '010-550 03 45',
  email: 'husbilar@solvik.example',
  brands: [{ brand_code: 'VO', name: 'Volvo' }],
  users: [employee],
  erp_id: '4610-0310',
  openingschedule: schedule,
};

/** What the fields of a department mean; what a feed leaves out is absent on every page. */
export const departmentDocs: FieldDoc['parts'] = {
  name: doc('Its name inside the company; shown where there is no official one.', exampleDepartment.name),
  official_name: doc('What visitors know it by, in the first language of the site.', 'Husbilar'),
  official_name_by_language: inLanguages('The official name', { en: 'Motorhomes' }),
  group: doc(
    'What kind it is: `New cars`, `Used cars`, `Workshop`, `Parts` or `Body work`. Workshops can be booked, new cars lead to those in stock, and a name in no language of the page is replaced by this. Others have no such meaning.',
    'Used cars',
  ),
  service_name: doc(
    'What visitors filter the list by, one or several, in the first language of the site. Words of the trade are shown in the language of the page.',
    exampleDepartment.service_name,
  ),
  phone: doc('Telephone, as shown.', exampleDepartment.phone),
  email: doc('E-mail. Enquiries about its cars go here.', exampleDepartment.email),
  brands: doc('The makes it is for.', exampleDepartment.brands, {
    brand_code: doc('Code of the make, as under Brands in the studio: its logo is shown.', 'VO'),
    name: doc('The make, as people write it.', 'Volvo'),
  }),
  users: doc('Who works there, in the order shown.', exampleDepartment.users, {
    first_name: doc('First name.', 'Ebba'),
    last_name: doc('Last name.', 'Lindmark'),
    title: doc('Title, in the first language of the site.', employee.title),
    title_by_language: inLanguages('The title', employee.title_by_language),
    phone: doc('Telephone, as shown.', employee.phone),
    email: doc('E-mail.', employee.email),
  }),
  erp_id: doc('Its number in the workshop’s system: times are booked by it.', '4610-0310'),
  openingschedule: doc('When it is open. Absent: no hours are shown or assumed.', schedule, scheduleParts),
};
