import type { Language } from '../../shared/sites/languages.ts';

/** A private leasing offer (001 §3.4): a fixed price, nothing to calculate. */
export type PrivateOffer = {
  title: string | undefined;
  salesText: string | undefined;
  monthsText: string | undefined;
  mileageText: string | undefined;
  startFeeText: string | undefined;
  invoiceFeeText: string | undefined;
  monthlyCostText: string;
  isCampaign: boolean;
  disclaimer: string | undefined;
  /** As the feed wrote them, where the page is in another language. */
  ownConditions?: { text: string; language: Language; note: string } | undefined;
};

/** One of several leasing options of a car. */
export type LeasingLine = { type: 'Private' | 'Company'; title: string; monthlyCostText: string };

/** The lines of one type, without those that an offer already shows (PLEAS-03). */
export function otherLines(
  lines: readonly LeasingLine[],
  type: LeasingLine['type'],
  shownCosts: readonly (string | undefined)[],
): LeasingLine[] {
  return lines.filter((line) => line.type === type && !shownCosts.includes(line.monthlyCostText));
}
