import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  'author and date': { author: 'Linn Hedvall' },
  'with space above': { author: 'Linn Hedvall', hasMarginTop: true },
} satisfies Record<string, Authored<typeof fields>>;
