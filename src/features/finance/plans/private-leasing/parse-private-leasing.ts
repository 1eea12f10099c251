import { z } from 'zod';
import { flag, listOf, text } from '../../../../shared/platform/lenient.ts';
import type { FinanceRecord } from '../../record-schemas.ts';
import type { PrivateOffer } from './private-offer.ts';

const privateRecord = z
  .object({
    title: text,
    sales_text: text,
    months_text: text,
    mileage_text: text,
    start_fee_text: text,
    invoice_fee_text: text,
    monthly_cost_text: z.string().trim().min(1),
    is_campaign: flag,
    disclaimer: text,
  })
  .transform(
    (offer): PrivateOffer => ({
      title: offer.title,
      salesText: offer.sales_text,
      monthsText: offer.months_text,
      mileageText: offer.mileage_text,
      startFeeText: offer.start_fee_text,
      invoiceFeeText: offer.invoice_fee_text,
      monthlyCostText: offer.monthly_cost_text,
      isCampaign: offer.is_campaign,
      disclaimer: offer.disclaimer,
    }),
  );

/** Sources send one offer or several; without the flag there is none (PLEAS-05). */
export function parsePrivateLeasing(record: FinanceRecord): PrivateOffer[] {
  if (record['car_has_privateleasing'] !== true) return [];
  const option = record['car_private_leasing_option'];
  return listOf(privateRecord).parse(Array.isArray(option) ? option : [option]);
}
