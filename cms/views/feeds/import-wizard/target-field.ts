import type { z } from 'zod';
import type { mappingFields } from '../../../../src/features/inventory/mapping/openapi.ts';

export type TargetFields = z.output<typeof mappingFields>;
export type TargetField = TargetFields['fields'][number];
