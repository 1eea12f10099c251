import type { BookingWorkerNeeds } from '../features/booking/worker.ts';
import type { EditorFormWorkerNeeds } from '../features/editor-forms/worker.ts';
import type { InventoryWorkerNeeds } from '../features/inventory/worker.ts';
import type { KitWorkerNeeds } from '../features/kits/worker.ts';
import type { LeadWorkerNeeds } from '../features/leads/worker.ts';
import type { OutgoingFeedWorkerNeeds } from '../features/outgoing-feeds/worker.ts';
import type { PrivacyWorkerNeeds } from '../features/privacy/worker.ts';
import type { TyreHotelWorkerNeeds } from '../features/tyre-hotel/worker.ts';
import type { ValuationWorkerNeeds } from '../features/valuation/worker.ts';
import type { Database } from '../shared/platform/database/schema.ts';

/** Everything that the work behind the sites needs, built once by delivery.ts. */
export type WorkerContext = { database: Database } & BookingWorkerNeeds &
  EditorFormWorkerNeeds &
  InventoryWorkerNeeds &
  KitWorkerNeeds &
  LeadWorkerNeeds &
  OutgoingFeedWorkerNeeds &
  PrivacyWorkerNeeds &
  TyreHotelWorkerNeeds &
  ValuationWorkerNeeds;
