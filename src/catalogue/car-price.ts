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

/** What the buyer pays, VAT included: the figure that search engines are told. */
export function amountToPay(car: Car): number {
  return (
    car.price.gross ??
    (car.price.campaign.isActive ? car.price.campaign.amount : undefined) ??
    car.price.amount
  );
}
