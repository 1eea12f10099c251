import type { SearchRecord } from '../../shared/search/port.ts';
import { recordParser } from '../../shared/search/records/derive.ts';
import type { Parsed } from '../../shared/search/records/record-field.ts';
import { carRecord } from './car-record.ts';

const pricedCar = { vehicleTypeCode: carRecord.vehicleTypeCode, price: carRecord.price };

/** The part of a car that says what it costs. */
export type PricedCar = Parsed<typeof pricedCar>;

/** The one price of a car: on its tag, in the order of lists, in filters, letters and structured data. */
export type ShownPrice = {
  amount: number;
  withoutVat: boolean;
  /** What a private person pays. */
  amountWithVat: number;
  isCampaign: boolean;
};

/** A campaign price comes before the ordinary one; vans and pickups are priced without VAT (DET-31, CARD-09). */
export function shownPrice({ vehicleTypeCode, price }: PricedCar): ShownPrice {
  const { campaign } = price;
  const isCampaign = campaign.isActive && campaign.amount !== undefined;
  const withVat = (isCampaign ? campaign.amount : undefined) ?? price.amount;
  const net = isCampaign ? campaign.withoutVat : price.withoutVat;
  const withoutVat = isCommercial(vehicleTypeCode) && net !== undefined;
  return { amount: withoutVat ? net : withVat, withoutVat, amountWithVat: withVat, isCampaign };
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

/** Nothing, when the record has no price. */
export const parsePricedCar: (record: SearchRecord) => PricedCar | undefined = recordParser(pricedCar);

/** The record with the field that visitors' lists are sorted and filtered by. */
export function withShownPrice(record: SearchRecord): SearchRecord {
  const car = parsePricedCar(record);
  return car ? { ...record, car_shown_price: shownPrice(car).amount } : record;
}

function isCommercial(vehicleTypeCode: string | undefined): boolean {
  return vehicleTypeCode === 'LCV';
}
