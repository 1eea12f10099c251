import { z } from 'zod';

/** No brand list is longer (001 §9); what an editor adds beyond it is not returned. */
export const brandLimit = 65;

export const brandsDocument = z
  .array(
    z.object({
      brandCode: z.string().min(1),
      name: z.string().min(1),
      logo: z.string().default(''),
      logoBlackAndWhite: z.string().default(''),
    }),
  )
  .transform((brands) => brands.slice(0, brandLimit));

export type Brand = z.infer<typeof brandsDocument>[number];
