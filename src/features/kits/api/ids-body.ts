import { z } from 'zod';

const MAX_IDS = 100;

export const idsBody = z
  .object({ ids: z.array(z.string().min(1).max(200)).min(1).max(MAX_IDS) })
  .meta({ id: 'KitIds' });
