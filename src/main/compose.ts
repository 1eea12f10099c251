import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startContentSync } from '../content/publishing/content-sync.ts';
import { type PublishedContent, publishedContent } from '../content/publishing/published-content.ts';
import { publishedStories } from '../content/publishing/published-stories.ts';
import type { Booking } from '../features/booking/booking.ts';
import { createFinanceQuotes } from '../features/finance/finance-quotes.ts';
import { folderUploads } from '../features/inventory/adapters/folder-uploads.ts';
import { createStock } from '../features/leads/stock.ts';
import { createMetrics } from '../features/operations/metrics/metrics.ts';
import { createSiteActivity } from '../features/operations/processes/site-activity.ts';
import { sharpPhotoEncoder } from '../features/valuation/photos/adapters/sharp-photo-encoder.ts';
import { createFormTokens } from '../shared/forms/form-token.ts';
import { embeddedMapProvider, mapProviderAt } from '../shared/maps/map-provider.ts';
import { systemClock } from '../shared/platform/clock.ts';
import type { Settings } from '../shared/platform/env.ts';
import type { Log } from '../shared/platform/log.ts';
import { version } from '../shared/platform/version.ts';
import type { RenderDeps } from '../web/render/render-request.ts';
import { createOverloadResponses } from '../web/server/overload-responses.ts';
import { createPageCache, pageCacheLimits } from '../web/server/page-cache.ts';
import { createRenderQueue, RenderQueueFull } from '../web/server/render-queue.ts';
import { overloadLimits, type ServerContext } from '../web/server/server-context.ts';
import { openAdapters, openNotifications } from './adapters.ts';
import type { AppContext } from './app-context.ts';
import { bookingLinkSecret } from './booking-link-secret.ts';
import { openCarMedia } from './car-media.ts';
import { openDelivery } from './delivery.ts';
import type { Extensions } from './extensions/open-extensions.ts';
import { features as ownFeatures } from './features.ts';
import { openFeedSources } from './feed-sources.ts';
import { openFinanceProvider, ukLender } from './finance.ts';
import { formProviders, openFormBuilder, openFormPages } from './forms.ts';
import { openGeocoder } from './geocoder.ts';
import { indicesOf } from './indices.ts';
import { checkoutDestination, openKits } from './kits.ts';
import { formIslands, leadForms } from './lead-forms.ts';
import { openLetterheads } from './letterheads.ts';
import { connectMetrics, openHealth, startSiteHeartbeat } from './operations.ts';
import { openOutgoingFeeds } from './outgoing-feeds.ts';
import { openPersonalData } from './personal-data.ts';
import { recordRelease } from './release-record.ts';
import { openSearchService, recordsWithPhotos } from './search.ts';
import { sitePorts } from './site-ports.ts';
import { openDrafts, openStudio } from './studio.ts';
import { openTracing } from './tracing.ts';
import { openTyreHotel } from './tyre-hotel.ts';
import { openTyreHotelKeys } from './tyre-hotel-keys.ts';
import { openWorkshop } from './workshop.ts';

const SEARCH_TIMEOUT_MS = 5000;

type Host = Pick<RenderDeps, 'log' | 'assets'> &
  Pick<AppContext, 'assetsFolder' | 'demoServer'> & { extensions: Extensions };

/** The composition root: everything the server needs, opened as the environment says, and how to close it again. */
export async function compose(settings: Settings, host: Host) {
  const { log, assets, assetsFolder, demoServer, extensions } = host;
  const stopTracing = await openTracing(settings);
  const adapters = await openAdapters(settings);
  await recordRelease(adapters.facts, version, log);
  const features = [...ownFeatures, ...(await extensions.start({ ...adapters, now: systemClock }))];
  const notifications = openNotifications(settings, log);
  const content = publishedContent(log);
  content.apply(await adapters.published.changesSince(0));
  const cache = openPageCache(log);
  const metrics = createMetrics();
  let contentReadAt = systemClock();
  const invalidate = (tags: Iterable<string>) => cache.invalidate(tags);
  const indices = indicesOf(content);
  const search = openSearchService(settings, adapters, {
    indices,
    notifications,
    log,
    metrics,
    onTouched: invalidate,
  });
  // A small stock is indexed before the server listens; a large one goes on being indexed behind it. OpenSearch has it.
  await Promise.race([search.searchable, setTimeout(SEARCH_TIMEOUT_MS, undefined, { ref: false })]);
  const geocoder = await openGeocoder(settings, extensions.adapters().geocoder);
  const linkSecret = await bookingLinkSecret(settings.bookingLinkSecret, adapters.facts);
  const formTokens = createFormTokens(linkSecret);
  const services = {
    formTokens,
    forms: formProviders(settings),
    geocoder,
    maps: settings.mapStyleUrl ? mapProviderAt(settings.mapStyleUrl) : embeddedMapProvider,
    search: search.search,
    records: recordsWithPhotos(adapters.records, adapters.carPhotos.files),
    stories: publishedStories(content),
    ukLender: ukLender(settings),
  };
  const quotes = createFinanceQuotes({
    ...{ store: adapters.quotes, records: adapters.records, now: systemClock },
  });
  const stock = createStock(services);
  const findSite = siteWithTexts(content);
  const kitDestination = checkoutDestination(settings);
  const keys = await openTyreHotelKeys(settings);
  const pulled = await openFeedSources(settings, adapters, extensions.feedSources());
  const outgoingFeeds = await openOutgoingFeeds(settings, adapters, linkSecret);
  const personalData = await openPersonalData(settings, adapters.database);
  const delivery = await openDelivery(
    settings,
    adapters,
    {
      ...{ stock, linkSecret, findSite, keys, kitDestination, notifications, indices, pulled, outgoingFeeds },
      personalData,
      ...{ features, leadChannels: extensions.leadChannels(), smsSender: extensions.adapters().smsSender },
      extensionForms: extensions.forms(),
      sites: { all: () => content.sites().map(({ site }) => site) },
      findLetterhead: openLetterheads(content, adapters.media, log),
      timeZones: timeZonesOf(content),
    },
    log,
    metrics,
  );
  const server = {
    content,
    cache,
    assets,
    assetsFolder,
    demoServer,
    log,
    now: systemClock,
    demo: settings.demo,
    contentIntrospection: settings.contentIntrospection,
    port: settings.port,
    trustedProxies: settings.trustedProxies,
    hsts: settings.hsts,
    services,
    media: adapters.media,
    preview: { secret: settings.previewSecret, drafts: openDrafts(settings) },
    studio: openStudio(settings),
    apiKeys: {
      search: settings.searchApiKey,
      inventory: settings.inventoryApiKey,
      sms: settings.smsGateway?.apiKey || undefined,
    },
    addressesOf: search.addressesOf,
    sitemapSources: features.flatMap(({ sitemap }) => sitemap?.(search.search) ?? []),
    overload: overloadLimits,
    rateLimits: settings.databaseUrl ? { windows: adapters.rateLimitWindows, secret: linkSecret } : undefined,
    renderQueue: createRenderQueue(),
    refusals: createOverloadResponses(log),
    metrics,
    activity: createSiteActivity(systemClock),
    vitalsPercent: settings.webVitalsPercent,
    metricsToken: settings.metricsToken,
    health: openHealth(settings, adapters, {
      indices: search.indexStates,
      contentReadAt: () => contentReadAt,
      extensions: extensions.health,
    }),
  } satisfies ServerContext;
  const ports = sitePorts(server);
  const app: AppContext = {
    ...server,
    ...ports,
    database: adapters.database,
    outbox: adapters.outbox,
    mail: adapters.mail,
    sms: adapters.sms,
    forms: {
      ...openFormPages({ content, ...ports }),
      ...{ forms: adapters.forms, builder: openFormBuilder(settings, adapters.forms), linkSecret },
    },
    leads: {
      leads: adapters.leads,
      stock,
      tokens: formTokens,
      kinds: [...leadForms, ...extensions.forms()],
      islands: formIslands,
      channels: delivery.channels,
      perMinute: settings.leads.perMinute,
      quotes,
      onAccepted: delivery.nudge,
    },
    photos: { store: adapters.photos, encode: sharpPhotoEncoder(), linkSecret },
    inventory: {
      importer: adapters.importer,
      records: adapters.records,
      onEdited: () => void search.refresh(),
      spoolFolder: join(settings.dataDir, 'spool'),
      withdrawalLimitPercent: settings.withdrawalLimitPercent,
      mapped: {
        mappings: adapters.mappings,
        previewer: adapters.importer,
        uploads: openFeedUploads(settings),
        runs: adapters.importRuns,
        changes: adapters.recordChanges,
        stock: adapters.records,
        rollBack: adapters.rollBack,
        examiner: adapters.importer,
        photoReports: adapters.carPhotos.reports,
        photoRetry: adapters.carPhotos.retry,
        pulled,
      },
    },
    outgoingFeeds,
    feedPushes: adapters.feedPushes,
    carMedia: openCarMedia(settings, content, log),
    finance: openFinanceProvider(settings, adapters.quotes),
    geocoder,
    workshop: openWorkshop(settings, adapters, { search: search.search, linkSecret, delivery, log }),
    tyreHotel: openTyreHotel(settings, adapters, {
      search: search.search,
      ...{ linkSecret, keys, delivery, findSite, log },
    }),
    kits: openKits(kitDestination, adapters, { linkSecret, onAccepted: delivery.nudge }),
  };
  metrics.watchProcess();
  connectMetrics(app, adapters, search.indexStates);
  const stopHeartbeat = startSiteHeartbeat(settings, app, adapters, search.indexStates);
  const stopContentSync = startContentSync(adapters.published, content, log, {
    notifications,
    onTouched: invalidate,
    onRead: () => {
      contentReadAt = systemClock();
    },
  });
  return {
    app,
    features,
    close: async () => {
      await notifications.close();
      await stopContentSync();
      await stopHeartbeat();
      await delivery.close();
      await search.close();
      await adapters.close();
      extensions.close();
      await stopTracing();
    },
  };
}

function openFeedUploads({ dataDir }: Pick<Settings, 'dataDir'>) {
  return folderUploads({
    folder: join(dataDir, 'feed-uploads'),
    spoolFolder: join(dataDir, 'spool'),
    now: systemClock,
  });
}

function openPageCache(log: Log) {
  return createPageCache(pageCacheLimits, Date.now, Math.random, (key, error) => {
    if (error instanceof RenderQueueFull) return;
    log.error({ code: 'PAGE_REFRESH_FAILED', page: key, error }, 'the older page goes on being served');
  });
}

/** Mail to staff is in the site's own language, mail to customers in that of the page they were on. */
function siteWithTexts(content: PublishedContent) {
  return (name: string, language?: Booking['language']) => {
    const found = content.siteNamed(name);
    return found && { site: found.site, texts: found.in(language ?? found.site.languages[0]).texts };
  };
}

function timeZonesOf(content: PublishedContent) {
  return () => [...new Set(content.sites().map(({ site }) => site.timeZone))];
}
