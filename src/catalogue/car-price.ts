import type { Car } from './car.ts';

/** The prices on the tag, as texts from the index. */
export type CarPrice = {
  title: string | undefined;
  now: string;
  /** The price before the campaign, or the retail price of the car as new. */
  before: string | undefined;
  withoutVat: boolean;
};

/** A campaign price comes before the ordinary one; vans and pickups are priced without VAT (DET-31, CARD-09). */
export function carPrice(car: Car): CarPrice {
  const withoutVat = car.vehicleTypeCode === 'LCV' && car.price.withoutVatText !== undefined;
  const tag = (plain: string | undefined, net: string | undefined) => (withoutVat ? (net ?? plain) : plain);
  const price = tag(car.price.text, car.price.withoutVatText) ?? String(car.price.amount);
  const campaign = car.price.campaign.isActive
    ? tag(car.price.campaign.text, car.price.campaign.withoutVatText)
    : undefined;
  const isLowered = (car.price.retail.amount ?? 0) > car.price.amount;
  const asNew = isLowered ? tag(car.price.retail.text, car.price.retail.withoutVatText) : undefined;
  return {
    title: car.price.title,
    now: campaign ?? price,
    before: campaign ? price : asNew,
    withoutVat,
  };
}

/** What the buyer pays, VAT included: the price in structured data. */
export function amountToPay(car: Car): number {
  return (
    car.price.gross ??
    (car.price.campaign.isActive ? car.price.campaign.amount : undefined) ??
    car.price.amount
  );
}
