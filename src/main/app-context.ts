import type { BookingNeeds } from '../features/booking/routes.ts';
import type { CarNeeds } from '../features/cars/routes.ts';
import type { EditorFormNeeds } from '../features/editor-forms/routes.ts';
import type { FinanceNeeds } from '../features/finance/routes.ts';
import type { InventoryNeeds } from '../features/inventory/routes.ts';
import type { KitNeeds } from '../features/kits/routes.ts';
import type { LeadNeeds } from '../features/leads/routes.ts';
import type { Metrics } from '../features/operations/metrics/metrics.ts';
import type { SiteActivity } from '../features/operations/processes/site-activity.ts';
import type { OutgoingFeedNeeds } from '../features/outgoing-feeds/routes.ts';
import type { TyreHotelNeeds } from '../features/tyre-hotel/routes.ts';
import type { TyreHotelService } from '../features/tyre-hotel/tyre-hotel-service.ts';
import type { ValuationNeeds } from '../features/valuation/routes.ts';
import type { WorkshopNeeds } from '../features/workshop/routes.ts';
import type { WorkshopService } from '../features/workshop/workshop-service.ts';
import type { Geocoder } from '../shared/maps/geocoder.ts';
import type { StoredMail } from '../shared/messaging/mail.ts';
import type { Outbox } from '../shared/messaging/outbox.ts';
import type { StoredSms } from '../shared/messaging/sms.ts';
import type { Database } from '../shared/platform/database/schema.ts';
import type { RoutePlugin } from '../shared/platform/route-plugin.ts';
import type { ServerContext } from '../web/server/server-context.ts';
import type { SitePorts } from './site-ports.ts';

/** Everything that the server and its features need, built once by compose.ts. */
export type AppContext = ServerContext &
  SitePorts & {
    database: Database;
    metrics: Metrics;
    activity: SiteActivity;
    demoServer?: DemoServer | undefined;
    outbox: Outbox;
    /** What was stored instead of sent. */
    mail: StoredMail;
    sms: StoredSms;
    geocoder: Geocoder;
    carMedia: CarNeeds['carMedia'];
    finance: FinanceNeeds['finance'];
    forms: LeadNeeds['forms'] & EditorFormNeeds['forms'];
    inventory: InventoryNeeds['inventory'];
    outgoingFeeds: OutgoingFeedNeeds['outgoingFeeds'];
    feedPushes: OutgoingFeedNeeds['feedPushes'];
    kits: KitNeeds['kits'];
    leads: LeadNeeds['leads'];
    photos: ValuationNeeds['photos'];
    tyreHotel: TyreHotelNeeds['tyreHotel'];
    workshop: WorkshopNeeds['workshop'] & BookingNeeds['workshop'];
  };

/** What the demo adds to the server. It is in demo/server, built beside the server and loaded in the demo only. */
export type DemoServer = NonNullable<ServerContext['demoServer']> & {
  /** The galleries and the outbox. */
  routes: readonly RoutePlugin<AppContext>[];
  /** The services with the faults that the visitor's cookies switch on. */
  withWorkshopFaults: (service: WorkshopService, cookies: string | undefined) => WorkshopService;
  withTyreHotelFaults: (service: TyreHotelService, cookies: string | undefined) => TyreHotelService;
};
