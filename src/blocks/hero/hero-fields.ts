import type { Shown } from '../../platform/fields/fields.ts';
import type { fields } from './fields.ts';

export type HeroFields = Shown<typeof fields>;
