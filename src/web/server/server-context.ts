import type { Drafts } from '../../content/publishing/drafts.ts';
import type { MediaStore } from '../../content/publishing/media-store.ts';
import type { PublishedContent } from '../../content/publishing/published-content.ts';
import type { Settings } from '../../shared/platform/env.ts';
import type { StaffSession } from '../../shared/platform/staff-session.ts';
import type { SitemapSource } from '../../shared/search/sitemap-source.ts';
import type { RenderDeps } from '../render/render-request.ts';
import type { Health, Metrics, SiteActivity } from './observation.ts';
import type { OverloadResponses } from './overload-responses.ts';
import type { PageCache } from './page-cache.ts';
import type { SharedRateLimits } from './rate-limit/shared-rate-limit-store.ts';
import type { RenderQueue } from './render-queue.ts';
import type { FindAddresses } from './sitemap/sitemaps.ts';
import type { StoredPage } from './stored-page.ts';
import type { StudioProxy } from './studio/studio-proxy.ts';

/** What the server itself needs; features are given the rest (src/main/app-context.ts). */
export type ServerContext = RenderDeps & {
  content: PublishedContent;
  cache: PageCache;
  port: number;
  /** Whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** For which hosts browsers remember that they are served over https only. */
  hsts: Settings['hsts'];
  demo: boolean;
  /** Loaded in the demo only: what is at hosts without a site. */
  demoServer?: { directoryPage: (app: ServerContext, found: boolean) => Promise<StoredPage> } | undefined;
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
  /** What the features add to the sitemaps. */
  sitemapSources: readonly SitemapSource[];
  overload: OverloadLimits;
  /** Undefined where this process is the only one, and counts in memory. */
  rateLimits?: SharedRateLimits | undefined;
  renderQueue: RenderQueue;
  refusals: OverloadResponses;
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

/** When the event loop is delayed by more than this, pages that are not in the cache get 503. */
export type OverloadLimits = { eventLoopDelayMs: number; sampleEveryMs: number };

export const overloadLimits: OverloadLimits = { eventLoopDelayMs: 1500, sampleEveryMs: 1000 };
