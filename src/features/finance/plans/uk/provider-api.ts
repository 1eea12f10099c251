import type { z } from 'zod';
import type * as schemas from './provider-api-schemas.ts';

// Requests and responses of the finance endpoints, in the shape of the providers' API (001 §3.10, §7.4).
type Typed<Schema extends z.ZodType> = DeepReadonly<z.infer<Schema>>;
type DeepReadonly<T> = { readonly [Key in keyof T]: DeepReadonly<T[Key]> };

export type DefaultRequest = Typed<typeof schemas.defaultRequest>;
export type PhysicalVehicle = DefaultRequest['Vehicle'];

export type DefaultResponse = Typed<typeof schemas.defaultResponse>;
export type Product = DefaultResponse['Products'][number];
export type SliderOption = Product['Term'];

export type CfdRequest = Typed<typeof schemas.cfdRequest>;
export type VehicleRequest = CfdRequest['VehicleRequests'][number];
export type QuoteParameters = VehicleRequest['Parameters'];
export type CalculationType = QuoteParameters['CalculationType'];

export type CfdResponse = Typed<typeof schemas.cfdResponse>;
export type QuotedVehicle = CfdResponse['Vehicles'][number];
export type FinanceQuotation = QuotedVehicle['FinanceQuotations'][number];
export type Quote = Extract<FinanceQuotation, { HasError: false }>['Finance']['Quote'];
export type QuoteBlock = Quote['Blocks'][number];
export type QuoteDetail = QuoteBlock['Details'][number];

export type LegalResponse = Typed<typeof schemas.legalResponse>;
