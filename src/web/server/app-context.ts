import type { Drafts } from '../../content/publishing/drafts.ts';
import type { MediaStore } from '../../content/publishing/media-store.ts';
import type { PublishedContent } from '../../content/publishing/published-content.ts';
import type { MediaProvider } from '../../features/cars/media/media-provider.ts';
import type { FinanceProvider } from '../../features/finance/uk/finance-provider.ts';
import type { InventoryRouteDeps } from '../../features/inventory/api.ts';
import type { HandOverRouteDeps } from '../../features/kits/hand-over/api.ts';
import type { HandOverStore } from '../../features/kits/hand-over/hand-over-store.ts';
import type { ReceivedHandOvers } from '../../features/kits/hand-over/received-hand-overs.ts';
import type { FormRouteDeps } from '../../features/leads/api/form-route-deps.ts';
import type { LeadRouteDeps } from '../../features/leads/api.ts';
import type { PhotoRouteDeps } from '../../features/leads/photos/api.ts';
import type { Health } from '../../features/operations/health/health.ts';
import type { Metrics } from '../../features/operations/metrics/metrics.ts';
import type { SiteActivity } from '../../features/operations/processes/site-activity.ts';
import type { TyreHotelLimits } from '../../features/tyre-hotel/api/limits.ts';
import type { SeasonReminderStore } from '../../features/tyre-hotel/reminder/season-reminder-store.ts';
import type { SeasonReminders } from '../../features/tyre-hotel/reminder/season-reminders.ts';
import type { SessionStore } from '../../features/tyre-hotel/session-store.ts';
import type { OpenTyreHotel } from '../../features/tyre-hotel/tyre-hotel-service.ts';
import type { WorkshopLimits } from '../../features/workshop/api/limits.ts';
import type { BayCalendar, BookingStore } from '../../features/workshop/booking-store.ts';
import type { BookingManagement } from '../../features/workshop/manage/manage-route-deps.ts';
import type { SetupStore } from '../../features/workshop/setup-store.ts';
import type { OpenWorkshop } from '../../features/workshop/workshop-service.ts';
import type { Geocoder } from '../../shared/maps/geocoder.ts';
import type { StoredMail } from '../../shared/messaging/mail.ts';
import type { Outbox } from '../../shared/messaging/outbox.ts';
import type { StoredSms } from '../../shared/messaging/sms.ts';
import type { Settings } from '../../shared/platform/env.ts';
import type { RenderDeps } from '../render/render-request.ts';
import type { PageCache } from './page-cache.ts';
import type { SharedRateLimits } from './rate-limit/shared-rate-limit-store.ts';
import type { Refusals } from './refusals.ts';
import type { RenderQueue } from './render-queue.ts';
import type { FindAddresses } from './sitemap/sitemaps.ts';
import type { StaffSession } from './studio/staff-session.ts';
import type { StudioProxy } from './studio/studio-proxy.ts';

/** Everything the server needs, built once by main/compose.ts. */
export type AppContext = RenderDeps & {
  content: PublishedContent;
  cache: PageCache;
  port: number;
  /** Whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** For which hosts browsers remember that they are served over https only. */
  hsts: Settings['hsts'];
  /** The demo shows the directory of sites, the galleries and the outbox. */
  demo: boolean;
  /** Whether the schema of the content API is given out. */
  contentIntrospection: boolean;
  /** The folder of the built files; undefined in development, when Vite serves them. */
  assetsFolder: string | undefined;
  media: MediaStore;
  preview: { secret: string | undefined; drafts: Drafts };
  /** Undefined where the studio is switched off: /admin is then an address like any other. */
  studio: StudioContext | undefined;
  apiKeys: {
    search: string | undefined;
    inventory: string | undefined;
    /** Of the SMS gateway, for its receipts. */
    sms?: string | undefined;
  };
  /** The address of every record of an index, for the sitemaps. */
  addressesOf: FindAddresses;
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
  overload: OverloadLimits;
  /** Undefined where this process is the only one, and counts in memory. */
  rateLimits?: SharedRateLimits | undefined;
  renderQueue: RenderQueue;
  refusals: Refusals;
  health: Health;
  metrics: Metrics;
  /** For the operations page of the studio. */
  activity: SiteActivity;
  /** Who may read the metrics at /metrics; undefined: nobody. */
  metricsToken?: string | undefined;
};

export type StudioContext = {
  proxy: StudioProxy;
  /** Who is signed in to it. */
  staffSession: StaffSession;
  /** Where editors have the studio open, if that is not at the sites' own hosts. */
  origin: string | undefined;
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
  HandOverRouteDeps,
  'isOpen' | 'tokenSecret' | 'makeId' | 'limits' | 'onAccepted'
> & {
  handOvers: HandOverStore;
  /** The embedded receiver of the demo; undefined where another system gets the carts. */
  received: { received: ReceivedHandOvers; secret: string } | undefined;
};

/** When the event loop is delayed by more than this, pages that are not in the cache get 503. */
export type OverloadLimits = { eventLoopDelayMs: number; sampleEveryMs: number };

export const overloadLimits: OverloadLimits = { eventLoopDelayMs: 1500, sampleEveryMs: 1000 };
