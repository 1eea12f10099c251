import type { SearchRecord } from '../../shared/search/port.ts';
import { type PricedCar, parsePricedCar } from './priced-car.ts';

/** The one price of a car: on its tag, in the order of lists, in filters, letters and structured data. */
export type ShownPrice = {
  amount: number;
  withoutVat: boolean;
  /** What a private person pays, and borrows for (LOAN-15). */
  amountWithVat: number;
  /** What a company leases for. A car sold without VAT to deduct has only the one price. */
  amountForCompanies: number;
  isCampaign: boolean;
};

/** A campaign price comes before the ordinary one; vans and pickups are priced without VAT (DET-31, CARD-09). */
export function shownPrice({ vehicleTypeCode, price }: PricedCar): ShownPrice {
  const { campaign } = price;
  const isCampaign = campaign.isActive && campaign.amount !== undefined;
  const amountWithVat = (isCampaign ? campaign.amount : undefined) ?? price.amount;
  const net = isCampaign ? campaign.withoutVat : price.withoutVat;
  const withoutVat = isVan(vehicleTypeCode) && net !== undefined;
  const amountForCompanies = net ?? amountWithVat;
  return {
    amount: withoutVat ? net : amountWithVat,
    ...{ withoutVat, amountWithVat, amountForCompanies, isCampaign },
  };
}

/** What the car cost as new, with or without VAT as the price beside it; nothing where that was not more. */
export function listPrice(car: PricedCar): number | undefined {
  const { amount, withoutVat } = shownPrice(car);
  const { retail } = car.price;
  const list = withoutVat ? retail.withoutVat : retail.amount;
  return list !== undefined && list > amount ? list : undefined;
}

/** The lowest price of the 30 days before the campaign, which the import found in the price history. */
export function earlierPrice(car: PricedCar): number | undefined {
  const { amount, isCampaign } = shownPrice(car);
  const { earlier } = car.price;
  return isCampaign && earlier !== undefined && earlier > amount ? earlier : undefined;
}

/** The record with the field that visitors' lists are sorted and filtered by. */
export function withShownPrice(record: SearchRecord): SearchRecord {
  const car = parsePricedCar(record);
  return car ? { ...record, car_shown_price: shownPrice(car).amount } : record;
}

/** Light commercial vehicles: vans and pickups. */
export function isVan(vehicleTypeCode: string | undefined): boolean {
  return vehicleTypeCode === 'LCV';
}
