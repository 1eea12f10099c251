import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { type Weekday, weekdayIn } from './today.ts';
import { ContactLine } from './view.tsx';

export const block = {
  fields,
  load: (_fields, { site, now }) => ({ today: weekdayIn(site.timeZone, now) }),
  view: ContactLine,
} satisfies Block<typeof fields, { today: Weekday }>;
