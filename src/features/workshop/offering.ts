/** What a workshop offers for a car, in the shape of the public API (SB-37). Prices are in kronor, VAT included. */
export type Offering = {
  code: string;
  name: string;
  description: string;
  /** For one unit where there is a unit price, otherwise for the whole. The median of the workshops. */
  price: number;
  priceKnown: boolean;
  /** Instead of a price that is not known. */
  notKnownPriceText?: string | undefined;
  /** What the price was lowered by: the earlier price is price + priceDiscount (SB-51). */
  priceDiscount: number;
  unitPrice?: UnitPrice | undefined;
  /** False: not for this model (SB-46). */
  isAvailable: boolean;
  category: string;
  /** The customer must say something, such as what they have noticed (SB-47). */
  allowUserInput: boolean;
};

export type UnitPrice = {
  /** Such as hjul. */
  unit: string;
  minimum: number;
  maximum: number;
  /** Such as st. */
  unitAbbreviation: string;
  /** Such as per hjul. */
  postfix: string;
};

export type OfferingCategory = {
  name: string;
  icon: OfferingIcon;
  /** Present: the offerings are a single-choice group (SB-54, SB-58). */
  selectionType?: 'single' | undefined;
  offerings: readonly Offering[];
};

export const offeringIcons = [
  'service',
  'tyre',
  'diagnosis',
  'brakes',
  'climate',
  'body',
  'loan-car',
  'care',
] as const;
export type OfferingIcon = (typeof offeringIcons)[number];

const baseServicePattern = /basservice|originalservice/i;

/** Only one base service at a time, and it asks for the mileage (SB-38, SB-44). */
export function isBaseService(code: string): boolean {
  return baseServicePattern.test(code);
}
