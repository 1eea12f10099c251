import type { Written } from '../../platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  small: { size: 'small' },
  medium: { size: 'medium' },
  large: { size: 'large' },
} satisfies Record<string, Written<typeof fields>>;
