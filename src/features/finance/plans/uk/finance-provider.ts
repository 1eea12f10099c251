import type {
  CfdRequest,
  CfdResponse,
  DefaultRequest,
  DefaultResponse,
  LegalResponse,
} from './provider-api.ts';

/** A finance provider in Britain: the embedded lender or a remote one. */
export interface FinanceProvider {
  products(request: DefaultRequest): Promise<DefaultResponse>;
  /** Quotes can be looked up by their reference afterwards. */
  quotes(request: CfdRequest, carPagePath: CarPagePath): Promise<CfdResponse>;
  legal(quoteReference: string): Promise<LegalResponse | undefined>;
}

/** The path of a car's page, where the visitor applies; undefined for a car that is not on the site. */
export type CarPagePath = (carId: string) => string | undefined;
