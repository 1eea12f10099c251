import type { SeasonReminder } from '../reminder/season-reminder-store.ts';

/** Due on 15 March 2027; a test shows only what matters to it. */
export function aSeasonReminder(more: Partial<SeasonReminder> = {}): SeasonReminder {
  return {
    id: 'reminder-1',
    site: 'solvik-se',
    language: 'sv',
    plate: 'DCK123',
    firstName: 'Mira',
    email: 'mira@example.com',
    page: '/dack/dackhotell',
    dueDate: '2027-03-15',
    ...more,
  };
}
