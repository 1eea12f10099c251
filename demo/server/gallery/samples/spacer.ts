import type { fields } from '../../../../src/content/blocks/spacer/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  small: { size: 'small' },
  medium: { size: 'medium' },
  large: { size: 'large' },
} satisfies Record<string, Authored<typeof fields>>;
