import { randomInt } from 'node:crypto';
import { embeddedProvider } from '../features/finance/adapters/embedded-provider.ts';
import { remoteProvider } from '../features/finance/adapters/remote-provider.ts';
import type { FinanceProvider } from '../features/finance/plans/uk/finance-provider.ts';
import type { UkLender } from '../features/finance/plans/uk/lender.ts';
import type { QuoteStore } from '../features/finance/plans/uk/quote-store.ts';
import { storeQuotes } from '../features/finance/plans/uk/store-quotes.ts';
import { systemClock } from '../shared/platform/clock.ts';
import type { Settings } from '../shared/platform/env.ts';

/** Who quotes on British sites: the provider an operator has named, or the embedded lender. */
export function openFinanceProvider(
  { ukFinance }: Pick<Settings, 'ukFinance'>,
  quotes: QuoteStore,
): FinanceProvider {
  if (ukFinance) return storeQuotes(remoteProvider(ukFinance), quotes, systemClock);
  return embeddedProvider({ quotes, now: systemClock, makeReference });
}

export function ukLender({ ukFinance }: Pick<Settings, 'ukFinance'>): UkLender {
  return ukFinance ? 'remote' : 'embedded';
}

// Letters and digits that are not taken for one another over the telephone.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 'SLV-7K3M-Q9TX-4D2P' */
function makeReference(): string {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return `SLV-${group()}-${group()}-${group()}`;
}
