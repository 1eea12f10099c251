import { z } from 'zod';
import { fillPlaceholders } from '../../../../shared/sites/fill-placeholders.ts';
import type { Texts } from '../../../../shared/sites/texts.ts';
import type { NumberFormats } from '../../number-formats.ts';
import { type FinanceRecord, optionalAmount } from '../../record-schemas.ts';

const benefitRecord = z.object({ car_pbbratio: optionalAmount, car_beneficial_value: optionalAmount });

/** CLEAS-06: the taxable benefit, and the price in the base amounts that the tax is calculated with. */
export function benefitTexts(
  record: FinanceRecord,
  priceBaseAmount: number | undefined,
  texts: Texts,
  { money, number }: NumberFormats,
): string[] {
  const { car_beneficial_value: value, car_pbbratio: ratio } = benefitRecord.parse(record);
  return [
    ...(value ? [fillPlaceholders(texts('financeBenefitValue'), { value: money(value) })] : []),
    ...(ratio && priceBaseAmount
      ? [
          fillPlaceholders(texts('financeBenefitBase'), {
            ratio: number(ratio),
            base: money(priceBaseAmount),
          }),
        ]
      : []),
  ];
}
