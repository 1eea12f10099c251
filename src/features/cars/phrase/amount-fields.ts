import type { AmountKind } from './resolve-amount.ts';

/** The field of the list that an amount limits; its price is the one that visitors see. */
export const amountFields: Readonly<Record<AmountKind, string>> = {
  price: 'car_price',
  monthly: 'car_monthly_cost',
  privateLeasing: 'car_private_leasing_monthly_cost',
  companyLeasing: 'car_company_leasing_monthly_cost',
  year: 'car_model_year',
  mileage: 'car_mileage',
  power: 'car_power',
  range: 'car_electric_range',
  towing: 'car_towing_weight',
  seats: 'car_seats',
  doors: 'car_doors',
};
