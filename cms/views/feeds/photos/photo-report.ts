import type { z } from 'zod';
import type { photoReport } from '../../../../src/features/inventory/photos/openapi.ts';

export type PhotoReport = z.output<typeof photoReport>;
