import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  small: { size: 'small' },
  medium: { size: 'medium' },
  large: { size: 'large' },
} satisfies Record<string, Authored<typeof fields>>;
