import { z } from 'zod';
import { type CalculationSettings, financePlans, planOf } from './plans/all-plans.ts';

// For the server only: nothing that reaches the browser may import this file.
const [first, ...others] = financePlans.map(({ settings }) => settings);
if (!first) throw new Error('there is no finance plan');

/** The settings of a calculation, from which the server calculates its figures again. */
export const calculationSettings = z.discriminatedUnion('product', [
  first,
  ...others,
]) as unknown as z.ZodType<CalculationSettings>;

/** What a visitor's browser sent, of any plan that there is now; nothing where it is none. */
export function parseCalculationSettings(sent: unknown): CalculationSettings | undefined {
  const { product } = z.object({ product: z.string() }).safeParse(sent).data ?? {};
  const plan = product === undefined ? undefined : planOf(product);
  return plan?.settings.safeParse(sent).data as CalculationSettings | undefined;
}
