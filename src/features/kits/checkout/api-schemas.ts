import { z } from 'zod';
import { problemBody } from '../../../shared/platform/http-problem.ts';
import { MAX_CART_LINES } from '../cart/cart-limits.ts';

/** No control characters: the values are shown to people and sent on. */
const shortText = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^\P{C}+$/u);
const optionalText = shortText.optional();

export const checkoutBody = z
  .object({
    transactionId: shortText.meta({
      description: 'Of the calling system. A site takes one cart for it.',
      examples: ['T-20260001'],
    }),
    user: optionalText,
    dealer: optionalText,
    unit: optionalText,
    auto: optionalText.describe('The car that the kits are for.'),
    kitIds: z.array(z.string().min(1).max(100)).min(1).max(MAX_CART_LINES),
  })
  .meta({ id: 'KitCheckoutBody' });

export const refusedCart = problemBody
  .extend({ fields: z.array(z.string()).describe('Paths of the fields that are not valid.') })
  .meta({ id: 'RefusedCart' });

export const unknownKits = problemBody.extend({ kitIds: z.array(z.string()) }).meta({ id: 'UnknownKits' });

export const checkoutPath = z.object({ transactionId: shortText.meta({ examples: ['T-20260001'] }) });

const checkoutKit = z
  .object({
    kitId: z.string(),
    kitCode: z.string().optional(),
    name: z.string(),
    retailPrice: z.number(),
    currency: z.string(),
  })
  .meta({ id: 'CheckoutKit' });

export const checkoutStatus = z
  .object({
    transactionId: z.string(),
    state: z
      .enum(['accepted', 'retrying', 'delivered', 'failed'])
      .describe(
        'accepted: stored and about to be sent; retrying: the receiver did not accept it yet; delivered: the receiver has it; failed: given up, an operator must look at it.',
      ),
    kits: z.array(checkoutKit).describe('With the prices of the index at the checkout.'),
    total: z.number(),
    currency: z.string(),
  })
  .meta({ id: 'KitCheckoutStatus' });

export const acceptedCheckout = checkoutStatus
  .extend({ token: z.string().describe('Reads the status later.') })
  .meta({ id: 'AcceptedKitCheckout' });

export type CheckoutStatus = z.output<typeof checkoutStatus>;
export type AcceptedCheckout = z.output<typeof acceptedCheckout>;
