import type { fields } from '../../../../src/content/blocks/publish-info/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'author and date': { author: 'Linn Hedvall' },
  'with space above': { author: 'Linn Hedvall', hasMarginTop: true },
} satisfies Record<string, Authored<typeof fields>>;
