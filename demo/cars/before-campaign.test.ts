import { expect, test } from 'vitest';
import { beforeCampaign } from './before-campaign.ts';
import { createCars } from './inventory.ts';

test.each([
  'cars-solvik-se',
  'cars-solvik-no',
  'cars-solvik-uk',
  'cars-carstore-se',
  'cars-carstore-no',
  'cars-carstore-fi',
  'cars-carstore-sk',
])('%s has campaign cars that were on sale before, and others that were not', (index) => {
  const cars = createCars(index);
  const campaigns = cars.filter(({ car_has_campaign_price }) => car_has_campaign_price);
  const earlier = beforeCampaign(cars);
  expect(earlier.length).toBeGreaterThan(10);
  expect(campaigns.length - earlier.length).toBeGreaterThan(10);
  expect(earlier.some(({ car_has_campaign_price }) => car_has_campaign_price)).toBe(false);
});
