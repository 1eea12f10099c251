import type { BayCalendar, BookingStore } from '../features/booking/booking-store.ts';
import type { BookingManagement } from '../features/booking/manage/manage-route-deps.ts';
import type { MediaProvider } from '../features/cars/media/media-provider.ts';
import type { FormRouteDeps } from '../features/editor-forms/api/form-route-deps.ts';
import type { FinanceProvider } from '../features/finance/plans/uk/finance-provider.ts';
import type { InventoryRouteDeps } from '../features/inventory/api.ts';
import type { CheckoutRouteDeps } from '../features/kits/checkout/api.ts';
import type { CheckoutStore } from '../features/kits/checkout/checkout-store.ts';
import type { ReceivedCheckouts } from '../features/kits/checkout/received-checkouts.ts';
import type { LeadRouteDeps } from '../features/leads/api.ts';
import type { Metrics } from '../features/operations/metrics/metrics.ts';
import type { SiteActivity } from '../features/operations/processes/site-activity.ts';
import type { TyreHotelLimits } from '../features/tyre-hotel/api/tyre-hotel-routes.ts';
import type { SeasonReminderStore } from '../features/tyre-hotel/reminder/season-reminder-store.ts';
import type { SeasonReminders } from '../features/tyre-hotel/reminder/season-reminders.ts';
import type { SessionStore } from '../features/tyre-hotel/session-store.ts';
import type { OpenTyreHotel, TyreHotelService } from '../features/tyre-hotel/tyre-hotel-service.ts';
import type { PhotoRouteDeps } from '../features/valuation/photos/api.ts';
import type { WorkshopLimits } from '../features/workshop/api/workshop-routes.ts';
import type { SetupStore } from '../features/workshop/setup-store.ts';
import type { OpenWorkshop, WorkshopService } from '../features/workshop/workshop-service.ts';
import type { Geocoder } from '../shared/maps/geocoder.ts';
import type { StoredMail } from '../shared/messaging/mail.ts';
import type { Outbox } from '../shared/messaging/outbox.ts';
import type { StoredSms } from '../shared/messaging/sms.ts';
import type { RoutePlugin } from '../web/server/route-plugin.ts';
import type { ServerContext } from '../web/server/server-context.ts';

/** Everything that the server and its features need, built once by compose.ts. */
export type AppContext = ServerContext & {
  metrics: Metrics;
  activity: SiteActivity;
  demoServer?: DemoServer | undefined;
  forms: Pick<FormRouteDeps, 'forms' | 'builder' | 'linkSecret'>;
  leads: Pick<
    LeadRouteDeps,
    'leads' | 'kinds' | 'channels' | 'stock' | 'quotes' | 'tokens' | 'perMinute' | 'onAccepted'
  > & {
    outbox: Outbox;
    mail: StoredMail;
  };
  photos: PhotoContext;
  /** What was stored instead of sent. */
  sms: StoredSms;
  inventory: Pick<InventoryRouteDeps, 'importer' | 'spoolFolder' | 'withdrawalLimitPercent'>;
  carMedia: MediaProvider;
  finance: FinanceProvider;
  geocoder: Geocoder;
  workshop: WorkshopContext;
  tyreHotel: TyreHotelContext;
  kits: KitsContext;
};

/** Photos that visitors send with forms. */
export type PhotoContext = Pick<PhotoRouteDeps, 'store' | 'encode' | 'linkSecret'>;

export type WorkshopContext = {
  open: OpenWorkshop;
  /** Undefined where a remote system keeps the bookings: there is then nothing to manage here. */
  stores: { bookings: BookingStore; calendar: BayCalendar; setups: SetupStore } | undefined;
  /** What customers change bookings with; undefined in the same case. */
  management?: BookingManagement | undefined;
  /** Bookings have been stored or changed: their messages are due. */
  onChanged: () => void;
  limits?: WorkshopLimits;
};

export type TyreHotelContext = {
  open: OpenTyreHotel;
  sessions: SessionStore;
  /** Undefined where a remote system keeps the bookings. */
  reminders?: { subscriptions: SeasonReminders; store: SeasonReminderStore } | undefined;
  /** Bookings have been stored: their messages are due. */
  onChanged: () => void;
  limits?: TyreHotelLimits;
};

/** The carts of the kits catalogue. */
export type KitsContext = Pick<
  CheckoutRouteDeps,
  'isOpen' | 'tokenSecret' | 'makeId' | 'limits' | 'onAccepted'
> & {
  checkouts: CheckoutStore;
  /** The embedded receiver of the demo; undefined where another system gets the carts. */
  received: { received: ReceivedCheckouts; secret: string } | undefined;
};

/** What the demo adds to the server. It is in demo/server, built beside the server and loaded in the demo only. */
export type DemoServer = NonNullable<ServerContext['demoServer']> & {
  /** The galleries and the outbox. */
  routes: readonly RoutePlugin<AppContext>[];
  /** The services with the faults that the visitor's cookies switch on. */
  withWorkshopFaults: (service: WorkshopService, cookies: string | undefined) => WorkshopService;
  withTyreHotelFaults: (service: TyreHotelService, cookies: string | undefined) => TyreHotelService;
};
