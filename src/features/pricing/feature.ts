import type { Feature } from '../../shared/feature.ts';

export const pricingFeature: Feature = {
  name: 'pricing',
  about: 'what a car costs: campaign, VAT and vans, the lowest price of 30 days, and how it is written',
};
