import { z } from 'zod';

/** What an SMS gateway says of a message after it has taken it. */
export const deliveryReceipt = z
  .object({
    state: z.enum(['delivered', 'failed']).describe('On the telephone, or never.'),
    problem: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'Why it failed.', examples: ['absent subscriber'] }),
  })
  .meta({ id: 'DeliveryReceipt' });

export type DeliveryReceipt = z.output<typeof deliveryReceipt> & {
  /** ISO, UTC: when it was received. */
  at: string;
};
