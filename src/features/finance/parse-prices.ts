import { z } from 'zod';
import { flag } from '../../shared/platform/lenient.ts';
import type { CarPrices } from './price-basis.ts';
import { amount, type FinanceRecord, optionalAmount } from './record-schemas.ts';

const prices = z.object({
  car_price: amount,
  car_price_exkl_vat: optionalAmount,
  car_has_campaign_price: flag,
  car_campaign_price: optionalAmount,
  car_campaign_price_exkl_vat: optionalAmount,
  car_vehicle_type_code: z.unknown().optional(),
});

export function parsePrices(record: FinanceRecord): CarPrices | undefined {
  const { data } = prices.safeParse(record);
  if (!data) return undefined;
  const runs = data.car_has_campaign_price;
  return {
    price: data.car_price,
    priceWithoutVat: data.car_price_exkl_vat,
    campaignPrice: runs ? data.car_campaign_price : undefined,
    campaignPriceWithoutVat: runs ? data.car_campaign_price_exkl_vat : undefined,
    isCommercial: data.car_vehicle_type_code === 'LCV',
  };
}
