import type { z } from 'zod';
import type { runDetail } from '../../../../src/features/inventory/runs/openapi.ts';

export type RunDetail = z.output<typeof runDetail>;
