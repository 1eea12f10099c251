import type { Picture } from '../platform/picture.ts';
import type { CarPrice } from './car-price.ts';

/** Everything a card shows, in words and figures of the site: made on the server for pages and islands alike. */
export type CarCardData = {
  id: string;
  href: string;
  /** 'Volvo XC60' */
  name: string;
  version: string | undefined;
  /** Year, mileage, fuel, gearbox: those that are known. */
  facts: readonly string[];
  price: CarPrice;
  /** What the car costs a month, each way there is to pay for it. */
  monthly: readonly MonthlyCost[];
  /** The conditions behind the figures, whole; the card cuts them (CARD-05, CARD-06). */
  note: string | undefined;
  marks: readonly { look: 'campaign' | 'plain'; text: string }[];
  city: string | undefined;
  /** The first few, to leaf through on the card. */
  pictures: readonly Picture[];
  pictureCount: number;
  /** The first picture from afar, as a data URI: shown until it has come. */
  blur?: string | undefined;
  /** There are pictures all round, or a film. */
  has360?: true | undefined;
};

export type MonthlyCost = {
  kind: 'loan' | 'privateLeasing' | 'companyLeasing';
  /** 'Car loan' */
  label: string;
  /** '3 412 kr/month' */
  text: string;
};

/** A car as it is compared, and as its pictures are leafed through: the card and what lies behind it. */
export type DetailedCar = CarCardData & {
  allPictures: readonly Picture[];
  equipment: readonly string[];
  technicalData: readonly { label: string; value: string }[];
  /** Where to ask for a film and turns, if there are any. */
  mediaAddress?: string | undefined;
};
