/** Requests and responses of the finance endpoints, in the shape of the providers' API (001 §3.10, §7.4). */
export type PhysicalVehicle = {
  Type: string;
  Ids: { CarId: string; Vin?: string | undefined };
  Status: 'PreOwned' | 'New';
  /** Pounds. */
  Price: number;
  Mileage: number;
  Registration: {
    Number?: string | undefined;
    Country: 'GB';
    Dates: { FirstRegistered?: string | undefined };
  };
};

export type Organisation = { Identifier: string };

export type DefaultRequest = { Vehicle: PhysicalVehicle; Organisation: Organisation };

export type SliderOption =
  | { Label: string; Default: number; Min: number; Max: number; Step: number }
  | { Label: string; Default: number; Values: readonly number[] };

export type Product = {
  Name: string;
  /** PCP means that the annual mileage counts. */
  FamilyKey: string;
  Term: SliderOption;
  Deposit: SliderOption;
  Payment: SliderOption;
  AnnualMileage?: SliderOption | undefined;
};

export type DefaultResponse = { Products: readonly Product[] };

export type CalculationType = 'toRegularPayment' | 'toCashDeposit';

export type QuoteParameters = {
  Term: number;
  CashDeposit: number;
  RegularPayment: number;
  AnnualMileage?: number | undefined;
  FinanceProductFamilyKeys: readonly string[];
  CalculationType: CalculationType;
  Organisation: Organisation;
};

export type VehicleRequest = { Id: string; Parameters: QuoteParameters; Vehicle: PhysicalVehicle };

export type CfdRequest = { VehicleRequests: readonly VehicleRequest[] };

export type QuoteDetail = { Label: string; DisplayValue: string; Key: string };
export type QuoteBlock = { Title: string; Details: readonly QuoteDetail[] };
export type Notification = { Message: string };

export type Quote = {
  Term: number;
  TotalDeposit: number;
  /** A month. */
  TotalRegularPayment: number;
  AnnualMileage?: number | undefined;
  QuoteReference: string;
  QuoteActions: { Apply?: string | undefined };
  Notifications: readonly Notification[];
  Blocks: readonly QuoteBlock[];
};

export type Failure = { HasError: true; Error: { UserMessage: string } };

export type FinanceQuotation =
  | { FamilyKey: string; HasError: false; Finance: { Quote: Quote } }
  | ({ FamilyKey: string } & Failure);

export type QuotedVehicle =
  | { Id: string; HasError: false; FinanceQuotations: readonly FinanceQuotation[] }
  | ({ Id: string; FinanceQuotations: readonly FinanceQuotation[] } & Failure);

export type CfdResponse = { Vehicles: readonly QuotedVehicle[] };

export type LegalResponse = { TermsAndConditions: string };
