import { z } from 'zod';
import { listOf } from '../../shared/platform/lenient.ts';
import { foreignLanguage, monthlyCostInLanguage, type OfferReader } from './offers-in-language.ts';
import type { FinanceRecord } from './record-schemas.ts';

/** One of several leasing options of a car. */
export type LeasingLine = { type: 'Private' | 'Company'; title: string; monthlyCostText: string };

const line = z
  .object({ leasing_type: z.enum(['Private', 'Company']), title: z.string(), monthly_cost_text: z.string() })
  .transform(
    (entry): LeasingLine => ({
      type: entry.leasing_type,
      title: entry.title,
      monthlyCostText: entry.monthly_cost_text,
    }),
  );

/** The lines of one type, without those that an offer already shows (PLEAS-03). */
export function otherLines(
  record: FinanceRecord,
  type: LeasingLine['type'],
  shownCosts: readonly (string | undefined)[],
  currency: string,
  reader: OfferReader,
): LeasingLine[] {
  return listOf(line)
    .parse(record['car_leasing_options'])
    .filter((each) => each.type === type && !shownCosts.includes(each.monthlyCostText))
    .map((each) => lineInLanguage(each, currency, reader));
}

function lineInLanguage(each: LeasingLine, currency: string, reader: OfferReader): LeasingLine {
  if (!foreignLanguage(reader)) return each;
  return {
    ...each,
    title: reader.texts(each.type === 'Private' ? 'financePrivate' : 'financeCompany'),
    monthlyCostText: monthlyCostInLanguage(each.monthlyCostText, currency, reader),
  };
}
