import type {
  CfdRequest,
  CfdResponse,
  DefaultRequest,
  DefaultResponse,
  LegalResponse,
} from './provider-api.ts';

/** Who lends in Britain: the house's own lender, or a provider that an operator has named. */
export interface FinanceProvider {
  products(request: DefaultRequest): Promise<DefaultResponse>;
  /** Each quote that is given can be looked up by its reference afterwards. */
  quotes(request: CfdRequest, pageOf: CarPagePath): Promise<CfdResponse>;
  legal(quoteReference: string): Promise<LegalResponse | undefined>;
}

/** Where a car stands on the site, if it does: that is where one applies. */
export type CarPagePath = (carId: string) => string | undefined;
