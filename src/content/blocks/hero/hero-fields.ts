import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

export type HeroFields = Resolved<typeof fields>;
