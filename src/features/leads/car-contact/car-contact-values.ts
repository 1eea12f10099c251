import type { QuotedFinance } from '../../finance/plans/all-plans.ts';
import type { LeadCar } from '../lead-car.ts';

/** What the customer wants of the seller; a test drive may come with any of them. */
export type LeadAction = 'apply' | 'reserve' | 'part-exchange' | 'ask';

/** What is stored of a contact form about a car. An unknown car has nothing but its id. */
export type CarContactValues = {
  car: LeadCar | { car_id: string };
  message: string;
  siteName: string;
  quote: boolean;
  testDrive: boolean;
  /** Not in leads of older versions: they ask. */
  action?: LeadAction;
  /** British sites: they apply for finance, or reserve the car. */
  apply?: boolean;
  reserve?: boolean;
  /** The visitor's quotes, calculated by the server; a line of text each in leads of older versions. */
  finance: readonly (QuotedFinance | string)[];
};
