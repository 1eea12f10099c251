import type {
  CompanyLeasingOption,
  LeasingOffer,
  LoanOption,
  PrivateLeasingOption,
} from './finance-record.ts';

/** A car as the search index stores it (001 §3.1). Texts are in the index's language, ready to show. */
export type CarRecord = Vehicle &
  Condition &
  StockLocation &
  Prices &
  Media &
  Content &
  TechnicalTexts &
  Finance &
  Flags;

type Vehicle = {
  car_id: string;
  slug: string;
  car_brand: string;
  car_model: string;
  car_model_text: string;
  car_version: string;
  car_trim_package: string;
  car_body: string;
  car_fuel: string;
  car_gearbox: string;
  car_drive?: string;
  car_power: number;
  car_power_text: string;
  car_color: string;
  car_seats: number;
  car_doors?: number;
  car_ncapstars?: number;
  car_vehicle_type: string;
  car_vehicle_type_code: VehicleTypeCode;
};

/** LCV means that prices are shown without VAT. */
export type VehicleTypeCode = 'PC' | 'LCV' | 'MC';

type Condition = {
  car_year: number;
  car_condition: string;
  car_is_used: boolean;
  car_mileage: number;
  car_mileage_text: string;
  car_odometer: number;
  car_odometer_unit: 'mil' | 'km' | 'miles';
  car_regno?: string;
  car_firstregistration?: string;
  car_chassino?: string;
  car_owners?: number;
  /** A year, in the currency of the price. */
  car_vehicle_tax?: number;
};

/** A sample represents a model that every dealership of the make sells, so it has no location. */
type StockLocation = {
  car_site_id?: string;
  car_geocoord?: string;
  car_site_name?: string;
  car_site_city?: string;
  car_site_region?: string;
  car_website_city?: string;
  car_site_leads_email?: string;
  car_companyerpid?: string;
  car_departmenterpid?: string;
  car_sellers: readonly Seller[];
};

export type Seller = { name: string; email: string; phone: string };

type Prices = {
  car_price: number;
  car_price_text: string;
  car_price_title: string;
  car_price_currency: string;
  car_price_exkl_vat?: number;
  car_price_exkl_vat_text?: string;
  car_retail_price?: number;
  car_retail_price_text?: string;
  car_retail_price_exkl_vat?: number;
  car_retail_price_exkl_vat_text?: string;
  car_campaign_price?: number;
  car_campaign_price_text?: string;
  car_campaign_price_exkl_vat?: number;
  car_campaign_price_exkl_vat_text?: string;
  /** What the buyer pays, VAT included, whatever the card shows. */
  gross_price: number;
  car_vat_eligible: boolean;
  /** Price as new counted in price base amounts; Sweden's tax rules for company cars require it. */
  car_pbbratio?: number;
  /** Taxable benefit per month of a company car, Sweden. */
  car_beneficial_value?: number;
};

/** Rendered, so none is the car's own; plates are blank, and their corners are shares of width and height. */
export type CarPicture = {
  original: string;
  thumbnail_url: string;
  blur_data_url: string;
  is_illustration: true;
  blank_plate?: { corners: readonly (readonly number[])[]; end: 'front' | 'rear' };
};

type Media = {
  car_primary_image?: CarPicture;
  car_images: readonly CarPicture[];
  autos_on_show: boolean;
  /** The spin shows the outside; without it there is only the cabin. */
  car_has_outside_spin: boolean;
};

export type LinkedVehicle = { vehicle_id: string; slug: string; link_text: string; package_name: string };

type Content = {
  car_equipment: readonly string[];
  car_missing_equipment?: readonly string[];
  car_description: string;
  linked_vehicles: readonly LinkedVehicle[];
};

export type TechnicalTexts = {
  emission?: string;
  fuel_consumption?: string;
  electric_consumption?: string;
  car_measurement_cycle?: 'WLTP' | 'NEDC' | 'WMTC';
  wltp_electric_range?: string;
  battery_size?: string;
  ac_charging_speed?: string;
  dc_charging_speed?: string;
  weight?: string;
  car_towing_weight?: number;
  dimensions?: string;
  cargo_volume?: string;
  acceleration?: string;
};

export type Finance = {
  car_loan_option?: LoanOption;
  car_leasing_options: readonly LeasingOffer[];
  car_private_leasing_option?: PrivateLeasingOption;
  car_company_leasing_option?: CompanyLeasingOption;
  car_monthly_cost?: number;
  car_private_leasing_monthly_cost?: number;
  car_company_leasing_monthly_cost?: number;
};

type Flags = {
  car_is_sample: boolean;
  caroftheweek: boolean;
  car_campaigns: readonly string[];
  car_has_campaign_price: boolean;
  car_has_campaign_loan: boolean;
  car_has_companyleasing: boolean;
  car_has_privateleasing: boolean;
  car_has_campaign_companyleasing: boolean;
  car_has_campaign_privateleasing: boolean;
  car_publishdate: string;
  indexed_at: string;
};
