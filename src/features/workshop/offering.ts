import type { z } from 'zod';
import type { DeepReadonly } from '../../shared/platform/deep-readonly.ts';
import type { offeringsResponse } from './api/response-schemas.ts';

/** What a workshop offers for a car, by category, in the shape of the public API (SB-37). */
export type OfferingCategory = DeepReadonly<
  z.output<typeof offeringsResponse>['serviceOfferingCategories'][number]
>;
export type Offering = OfferingCategory['offerings'][number];
export type UnitPrice = NonNullable<Offering['unitPrice']>;

const baseServicePattern = /basservice|originalservice/i;

/** Only one base service at a time, and it asks for the mileage (SB-38, SB-44). */
export function isBaseService(code: string): boolean {
  return baseServicePattern.test(code);
}
