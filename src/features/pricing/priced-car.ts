import type { SearchRecord } from '../../shared/search/port.ts';
import { recordParser } from '../../shared/search/records/derive.ts';
import { amount, flag, number, type Parsed, text } from '../../shared/search/records/record-field.ts';

/** The fields of a car that say what it costs; the car's record takes them from here. */
export const pricedCar = {
  vehicleTypeCode: text('car_vehicle_type_code', 'public', 'card', 'facet'),
  price: {
    amount: amount('car_price', 'required', 'public', 'card', 'lead', 'range', 'sort'),
    text: text('car_price_text', 'public', 'card', 'lead'),
    withoutVat: amount('car_price_exkl_vat', 'public', 'card'),
    withoutVatText: text('car_price_exkl_vat_text', 'public', 'card'),
    title: text('car_price_title', 'public'),
    currency: text('car_price_currency', 'public', 'card', 'lead'),
    /** What the visitor sees, see shown-price.ts: visitors' lists are sorted and filtered by it. */
    shown: amount('car_shown_price', 'internal', 'range', 'sort'),
    /** The lowest price of the 30 days before the campaign, from the price history. */
    earlier: amount('car_earlier_price', 'internal', 'public', 'card'),
    gross: amount('gross_price', 'public', 'range'),
    isVatEligible: flag('car_vat_eligible', 'public', 'facet'),
    beneficialValue: amount('car_beneficial_value'),
    pbbRatio: number('car_pbbratio'),
    retail: {
      amount: amount('car_retail_price', 'public', 'card'),
      text: text('car_retail_price_text', 'public', 'card'),
      withoutVat: amount('car_retail_price_exkl_vat', 'public', 'card'),
      withoutVatText: text('car_retail_price_exkl_vat_text', 'public', 'card'),
    },
    campaign: {
      isActive: flag('car_has_campaign_price', 'public', 'card', 'facet'),
      amount: amount('car_campaign_price', 'public', 'card', 'range'),
      text: text('car_campaign_price_text', 'public', 'card'),
      withoutVat: amount('car_campaign_price_exkl_vat', 'public', 'card'),
      withoutVatText: text('car_campaign_price_exkl_vat_text', 'public', 'card'),
    },
  },
};

export type PricedCar = Parsed<typeof pricedCar>;

/** Nothing, when the record has no price. */
export const parsePricedCar: (record: SearchRecord) => PricedCar | undefined = recordParser(pricedCar);
