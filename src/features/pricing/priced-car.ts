import type { SearchRecord } from '../../shared/search/port.ts';
import { recordParser } from '../../shared/search/records/derive.ts';
import {
  amount,
  described,
  flag,
  number,
  type Parsed,
  text,
} from '../../shared/search/records/record-field.ts';

const money = 'in whole or decimal units of car_price_currency, with VAT';
const netMoney = 'in units of car_price_currency, without VAT';
const asShown = (of: string) => `${of} as shown, word for word. Without it the page writes it itself.`;

/** The fields of a car that say what it costs; the car's record takes them from here. */
export const pricedCar = {
  vehicleTypeCode: described(
    text('car_vehicle_type_code', 'public', 'card', 'facet'),
    'PC (car), LCV (van: its price is shown without VAT) or MC (motorcycle).',
    'PC',
  ),
  price: {
    amount: described(
      amount('car_price', 'required', 'public', 'card', 'lead', 'range', 'sort'),
      `Price, ${money}.`,
      459_900,
    ),
    text: described(text('car_price_text', 'public', 'card', 'lead'), asShown('The price'), '459 900 kr'),
    withoutVat: described(
      amount('car_price_exkl_vat', 'public', 'card'),
      `Price, ${netMoney}; shown for vans.`,
      367_920,
    ),
    withoutVatText: described(
      text('car_price_exkl_vat_text', 'public', 'card'),
      asShown('The price without VAT'),
      '367 920 kr',
    ),
    title: described(text('car_price_title', 'public'), 'What stands beside the price.', 'Cash price'),
    currency: described(
      text('car_price_currency', 'public', 'card', 'lead'),
      'ISO 4217, three capital letters. Absent: the currency of the site’s country.',
      'SEK',
    ),
    /** What the visitor sees, see shown-price.ts: visitors' lists are sorted and filtered by it. */
    shown: amount('car_shown_price', 'internal', 'range', 'sort'),
    /** The lowest price of the 30 days before the campaign, from the price history. */
    earlier: amount('car_earlier_price', 'internal', 'public', 'card'),
    gross: described(amount('gross_price', 'public', 'range'), `Price before deductions, ${money}.`, 469_900),
    isVatEligible: described(
      flag('car_vat_eligible', 'public', 'facet'),
      'Whether VAT can be deducted. Absent means no.',
      true,
    ),
    beneficialValue: described(
      amount('car_beneficial_value'),
      'Taxable benefit of a company car, in units of the currency a month.',
      3200,
    ),
    pbbRatio: described(
      number('car_pbbratio'),
      'Price in relation to the price base amount (Sweden), a ratio.',
      7.8,
    ),
    retail: {
      amount: described(amount('car_retail_price', 'public', 'card'), `Price as new, ${money}.`, 689_900),
      text: described(
        text('car_retail_price_text', 'public', 'card'),
        asShown('The price as new'),
        '689 900 kr',
      ),
      withoutVat: described(
        amount('car_retail_price_exkl_vat', 'public', 'card'),
        `Price as new, ${netMoney}.`,
        551_920,
      ),
      withoutVatText: described(
        text('car_retail_price_exkl_vat_text', 'public', 'card'),
        asShown('The price as new without VAT'),
        '551 920 kr',
      ),
    },
    campaign: {
      isActive: described(
        flag('car_has_campaign_price', 'public', 'card', 'facet'),
        'Whether car_campaign_price holds now. Absent means no.',
        true,
      ),
      amount: described(
        amount('car_campaign_price', 'public', 'card', 'range'),
        `Campaign price, ${money}.`,
        439_900,
      ),
      text: described(
        text('car_campaign_price_text', 'public', 'card'),
        asShown('The campaign price'),
        '439 900 kr',
      ),
      withoutVat: described(
        amount('car_campaign_price_exkl_vat', 'public', 'card'),
        `Campaign price, ${netMoney}.`,
        351_920,
      ),
      withoutVatText: described(
        text('car_campaign_price_exkl_vat_text', 'public', 'card'),
        asShown('The campaign price without VAT'),
        '351 920 kr',
      ),
    },
  },
};

export type PricedCar = Parsed<typeof pricedCar>;

/** Nothing, when the record has no price. */
export const parsePricedCar: (record: SearchRecord) => PricedCar | undefined = recordParser(pricedCar);
