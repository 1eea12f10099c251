import type { Car } from './car.ts';

/** What the price tag says. Texts come from the index, in the words of the market. */
export type CarPrice = {
  title: string | undefined;
  now: string;
  /** What was asked before, or what the car costs as new. */
  before: string | undefined;
  withoutVat: boolean;
};

/** A campaign price stands before the ordinary one; vans and pickups are priced without VAT (DET-31, CARD-09). */
export function carPrice(car: Car): CarPrice {
  const withoutVat = car.car_vehicle_type_code === 'LCV' && car.car_price_exkl_vat_text !== undefined;
  const tag = (plain: string | undefined, net: string | undefined) => (withoutVat ? (net ?? plain) : plain);
  const price = tag(car.car_price_text, car.car_price_exkl_vat_text) ?? String(car.car_price);
  const campaign = car.car_has_campaign_price
    ? tag(car.car_campaign_price_text, car.car_campaign_price_exkl_vat_text)
    : undefined;
  const isLowered = (car.car_retail_price ?? 0) > car.car_price;
  const asNew = isLowered ? tag(car.car_retail_price_text, car.car_retail_price_exkl_vat_text) : undefined;
  return {
    title: car.car_price_title,
    now: campaign ?? price,
    before: campaign ? price : asNew,
    withoutVat,
  };
}

/** What the buyer pays, VAT included: the figure that search engines are told. */
export function amountToPay(car: Car): number {
  return (
    car.gross_price ?? (car.car_has_campaign_price ? car.car_campaign_price : undefined) ?? car.car_price
  );
}
