import { z } from 'zod';
import { nested } from '../../../../../shared/search/records/record-field.ts';
import { definePlan } from '../../finance-plan.ts';

const option = z.object({ a_month: z.number(), legal: z.string() });

function parse(record: Readonly<Record<string, unknown>>) {
  return option.safeParse(record['car_subscription_option']).data;
}

/** A fifth plan, as somebody would add one. */
export const subscription = definePlan({
  id: 'subscription',
  product: 'subscription',
  label: 'financeContract',
  texts: ['financeFirstFee'],
  fields: { option: nested('car_subscription_option', z.unknown().optional(), 'public', 'card') },
  campaign: () => undefined,
  cardLine: ({ record }, { texts }) => {
    const found = parse(record);
    return (
      found && {
        cost: { kind: 'subscription', label: texts('financeContract'), text: `${found.a_month} kr` },
        note: found.legal,
      }
    );
  },
  panel: ({ record }) => parse(record),
  settings: z.object({ product: z.literal('subscription') }),
  quote: async (_, { record }) => {
    const found = parse((await record()) ?? {});
    return found && { product: 'subscription' as const, monthlyCost: found.a_month };
  },
  quoteText: ({ monthlyCost }, texts) => ({
    summary: `${texts('financeContract')}: ${monthlyCost} kr`,
    rows: [],
  }),
});
