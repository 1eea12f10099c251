import type { Language } from '../../../../shared/sites/languages.ts';

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
