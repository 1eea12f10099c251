import { publishingFeature } from '../content/publishing/feature.ts';
import { bookingFeature } from '../features/booking/feature.ts';
import { type BooksVisits, visitKindsOf } from '../features/booking/visit-kind.ts';
import { carsFeature } from '../features/cars/feature.ts';
import { dealersFeature } from '../features/dealers/feature.ts';
import { editorFormsFeature } from '../features/editor-forms/feature.ts';
import { financeFeature } from '../features/finance/feature.ts';
import { inventoryFeature } from '../features/inventory/feature.ts';
import { kitsFeature } from '../features/kits/feature.ts';
import { leadsFeature } from '../features/leads/feature.ts';
import { locatorFeature } from '../features/locator/feature.ts';
import { operationsFeature } from '../features/operations/feature.ts';
import { outgoingFeedsFeature } from '../features/outgoing-feeds/feature.ts';
import { pricingFeature } from '../features/pricing/feature.ts';
import { privacyFeature } from '../features/privacy/feature.ts';
import { storiesFeature } from '../features/stories/feature.ts';
import { tyreHotelFeature } from '../features/tyre-hotel/feature.ts';
import { valuationFeature } from '../features/valuation/feature.ts';
import { workshopFeature } from '../features/workshop/feature.ts';
import type { Feature } from '../shared/feature.ts';
import { mapsFeature } from '../shared/maps/feature.ts';
import { messagingFeature } from '../shared/messaging/feature.ts';
import { searchFeature } from '../shared/search/feature.ts';
import type { AppContext } from './app-context.ts';
import type { WorkerContext } from './worker-context.ts';

/** The list: what the installation is made of. Routes, sitemaps, deliveries, jobs and tables derive from it. */
export const features: readonly (Feature<AppContext, WorkerContext> & Partial<BooksVisits>)[] = [
  searchFeature,
  mapsFeature,
  messagingFeature,
  publishingFeature,
  dealersFeature,
  kitsFeature,
  pricingFeature,
  financeFeature,
  carsFeature,
  locatorFeature,
  bookingFeature,
  workshopFeature,
  tyreHotelFeature,
  leadsFeature,
  editorFormsFeature,
  valuationFeature,
  storiesFeature,
  inventoryFeature,
  outgoingFeedsFeature,
  operationsFeature,
  privacyFeature,
];

export const visitKinds = visitKindsOf(features);
