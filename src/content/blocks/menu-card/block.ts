import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { type TodaysLine, todaysLine } from './todays-line.ts';
import { MenuCard } from './view.tsx';

export const block = {
  fields,
  load: ({ opening }, { language, site, now }) =>
    todaysLine(opening.days, { language, timeZone: site.timeZone, now }),
  view: MenuCard,
} satisfies Block<typeof fields, TodaysLine | undefined>;
