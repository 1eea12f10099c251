import type { TextKey } from '../../../../shared/sites/dictionary.ts';

export const privateLeasingTexts = [
  'financePrivate',
  'financeShowTerms',
  'financeContract',
  'financeFirstFee',
  'financeCampaign',
] as const satisfies readonly TextKey[];

export type PrivateLeasingTextKey = (typeof privateLeasingTexts)[number];
