import type { z } from 'zod';
import type {
  cfdRequest,
  cfdResponse,
  defaultRequest,
  defaultResponse,
  legalResponse,
} from './provider-api-schemas.ts';

// Requests and responses of the finance endpoints, in the shape of the providers' API (001 §3.10, §7.4).

type ReadonlyDeep<T> = { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> };
type Of<Schema extends z.ZodType> = ReadonlyDeep<z.output<Schema>>;

export type DefaultRequest = Of<typeof defaultRequest>;
export type PhysicalVehicle = DefaultRequest['Vehicle'];

export type DefaultResponse = Of<typeof defaultResponse>;
export type Product = DefaultResponse['Products'][number];
export type SliderOption = Product['Term'];

export type CfdRequest = Of<typeof cfdRequest>;
export type VehicleRequest = CfdRequest['VehicleRequests'][number];
export type QuoteParameters = VehicleRequest['Parameters'];
export type CalculationType = QuoteParameters['CalculationType'];

export type CfdResponse = Of<typeof cfdResponse>;
export type QuotedVehicle = CfdResponse['Vehicles'][number];
export type FinanceQuotation = QuotedVehicle['FinanceQuotations'][number];
export type Quote = Extract<FinanceQuotation, { HasError: false }>['Finance']['Quote'];
export type QuoteBlock = Quote['Blocks'][number];
export type QuoteDetail = QuoteBlock['Details'][number];

export type LegalResponse = Of<typeof legalResponse>;
