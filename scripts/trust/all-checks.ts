import { creditRate } from './credit-rate.ts';
import { dealerLanguage } from './dealer-language.ts';
import { facetLanguage } from './facet-language.ts';
import { feedAmounts } from './feed-amounts.ts';
import { monthlyFigures } from './monthly-figures.ts';
import { netPrice } from './net-price.ts';
import { norwegianRegistration } from './norwegian-registration.ts';
import { offerWords } from './offer-words.ts';
import { onePrice } from './one-price.ts';
import { sortedPrice } from './sorted-price.ts';
import { struckPrice } from './struck-price.ts';
import type { TrustCheck } from './trust-check.ts';
import { vatLabels } from './vat-labels.ts';

/** A new check is a file beside this one and a line here. */
export const trustChecks: readonly TrustCheck[] = [
  creditRate,
  dealerLanguage,
  facetLanguage,
  feedAmounts,
  monthlyFigures,
  netPrice,
  norwegianRegistration,
  offerWords,
  onePrice,
  sortedPrice,
  struckPrice,
  vatLabels,
];
