import { benefitPerMonth } from './benefit.ts';
import { PRICE_BASE_AMOUNT } from './leasing.ts';
import type { Market } from './markets/market.ts';
import { type Offer, withoutVat } from './offer.ts';
import type { Stock } from './stocks.ts';
import { priceAsNew } from './valuation.ts';
import type { Vehicle } from './vehicle.ts';

/** Every price as a figure and as a text; without VAT where a buyer can deduct it. */
export function toPriceFields(vehicle: Vehicle, stock: Stock, offer: Offer) {
  const { market } = stock;
  const { price, campaignPrice, retailPrice, isVatEligible } = offer;
  const titles = market.texts.priceTitle;
  const hasNet = isVatEligible || vehicle.type === 'LCV';
  const net = (amount: number) => withoutVat(amount, stock);
  return {
    car_price: price,
    car_price_text: market.money(price),
    car_price_title: campaignPrice
      ? titles.campaign
      : titles[vehicle.isSample ? 'sample' : vehicle.condition],
    car_price_currency: market.currency,
    ...(hasNet && { car_price_exkl_vat: net(price), car_price_exkl_vat_text: market.money(net(price)) }),
    ...(retailPrice && { car_retail_price: retailPrice, car_retail_price_text: market.money(retailPrice) }),
    ...(retailPrice &&
      hasNet && {
        car_retail_price_exkl_vat: net(retailPrice),
        car_retail_price_exkl_vat_text: market.money(net(retailPrice)),
      }),
    ...(campaignPrice && {
      car_campaign_price: campaignPrice,
      car_campaign_price_text: market.money(campaignPrice),
    }),
    ...(campaignPrice &&
      hasNet && {
        car_campaign_price_exkl_vat: net(campaignPrice),
        car_campaign_price_exkl_vat_text: market.money(net(campaignPrice)),
      }),
    gross_price: campaignPrice ?? price,
    car_vat_eligible: isVatEligible,
    ...companyCarFigures(vehicle, market),
  };
}

/** Only Sweden taxes company cars by the price base amount, and after six years the rule changes. */
function companyCarFigures(vehicle: Vehicle, market: Market) {
  if (market.country !== 'SE' || vehicle.type !== 'PC' || vehicle.ageInYears >= 6) return {};
  const asNew = Math.round(priceAsNew(vehicle, market));
  return {
    car_pbbratio: Math.round((asNew / PRICE_BASE_AMOUNT) * 100) / 100,
    car_beneficial_value: benefitPerMonth(vehicle, asNew),
  };
}
