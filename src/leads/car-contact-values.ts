import type { LeadCar } from './lead-car.ts';

/** What is kept of a contact form about a car. A car that the house does not know has nothing but its id. */
export type CarContactValues = {
  car: LeadCar | { car_id: string };
  message: string;
  siteName: string;
  quote: boolean;
  testDrive: boolean;
  /** What the visitor had worked out when sending it, a line each. */
  finance: readonly string[];
};
