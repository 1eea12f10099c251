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
