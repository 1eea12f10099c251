import type { LeadCar } from './lead-car.ts';

/** What is stored of a contact form about a car. An unknown car has nothing but its id. */
export type CarContactValues = {
  car: LeadCar | { car_id: string };
  message: string;
  siteName: string;
  quote: boolean;
  testDrive: boolean;
  /** The visitor's finance calculations at the time of sending, one line each. */
  finance: readonly string[];
};
