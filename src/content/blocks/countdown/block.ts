import { instantOf } from '../../../shared/platform/wall-time.ts';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { Countdown, type Target } from './view.tsx';

export const block = {
  fields,
  load: ({ target }, { site, now }) => {
    const endsAt = instantOf(target, site.timeZone || 'UTC');
    return endsAt && { endsAt: endsAt.getTime(), leftMs: endsAt.getTime() - now.getTime() };
  },
  view: Countdown,
} satisfies Block<typeof fields, Target | undefined>;
