import { lowestPriceBeforeCampaign } from '../../src/features/pricing/price-history.ts';
import { amountIn, shownAmount } from './shown-amount.ts';
import type { ShownCar } from './shown-car.ts';
import type { TrustCheck } from './trust-check.ts';

/** A struck price was asked for, by the price history, and it was higher. */
export const struckPrice: TrustCheck = { name: 'struck prices', car: unproven };

function unproven({ card, history }: ShownCar): string[] {
  if (card.price.earlierPrice === undefined) return [];
  const struck = amountIn(card.price.earlierPrice);
  const known = lowestPriceBeforeCampaign(history);
  if (known === undefined) return [`strikes ${struck} without a price history`];
  if (known !== struck) return [`strikes ${struck}, but the lowest price before its campaign is ${known}`];
  return struck > shownAmount(card.price) ? [] : [`strikes ${struck}, which is no reduction`];
}
