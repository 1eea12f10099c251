import type { z } from 'zod';
import type { priceList } from '../../../src/features/workshop/price-list.ts';

export type CategoryInput = z.input<typeof priceList>['services'][number];
