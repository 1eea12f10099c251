import type { CfdAnswer, CfdRequest, DefaultAnswer, DefaultRequest, LegalAnswer } from './wire.ts';

/** Who lends in Britain: the house's own lender, or a provider that an operator has named. */
export interface FinanceProvider {
  products(request: DefaultRequest): Promise<DefaultAnswer>;
  /** Each quote that is given can be looked up by its reference afterwards. */
  quotes(request: CfdRequest, pageOf: PageOf): Promise<CfdAnswer>;
  legal(quoteReference: string): Promise<LegalAnswer | undefined>;
}

/** Where a car stands on the site, if it does: that is where one applies. */
export type PageOf = (carId: string) => string | undefined;
