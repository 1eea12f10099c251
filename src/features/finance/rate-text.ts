import { fillPlaceholders } from '../../shared/sites/fill-placeholders.ts';
import type { LoanOption, LoanQuote } from './loan.ts';
import type { NumberFormats } from './number-formats.ts';

type RateWords = { financeAtEffectiveRate: string; financeAtRate: string };

/** What stands beside every cost of credit: the effective rate; in Norway, which hides that one, the nominal rate (SITE-20). */
export function rateText(
  { ratePercent }: Pick<LoanOption, 'ratePercent'>,
  { effectiveRatePercent }: Pick<LoanQuote, 'effectiveRatePercent'>,
  showsEffectiveRate: boolean,
  words: RateWords,
  { rate }: Pick<NumberFormats, 'rate'>,
): string {
  return showsEffectiveRate && effectiveRatePercent !== undefined
    ? fillPlaceholders(words.financeAtEffectiveRate, { rate: rate(effectiveRatePercent) })
    : fillPlaceholders(words.financeAtRate, { rate: rate(ratePercent) });
}
