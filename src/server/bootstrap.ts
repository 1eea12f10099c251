import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createStock } from '../leads/stock.ts';
import type { Settings } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import { startContentSync } from '../publishing/content-sync.ts';
import { type PublishedContent, publishedContent } from '../publishing/published-content.ts';
import { publishedStories } from '../publishing/published-stories.ts';
import type { Assets } from '../render/assets.ts';
import { openAdapters } from '../wiring/adapters.ts';
import { openCarMedia } from '../wiring/car-media.ts';
import { openFinanceProvider } from '../wiring/finance.ts';
import { formProviders, openFormBuilder } from '../wiring/forms.ts';
import { leadForms, openDelivery } from '../wiring/leads.ts';
import { openSearchService } from '../wiring/search.ts';
import { openDrafts, studioAddress } from '../wiring/studio.ts';
import type { AppContext } from './app-context.ts';
import { createServer } from './create-server.ts';
import { createPageCache, pageCacheLimits } from './page-cache.ts';
import { createStudioProxy } from './studio/studio-proxy.ts';

const SEARCH_TIMEOUT_MS = 5000;

/** Reads what is published, builds the server over it, and keeps both in step until it is closed. */
export async function bootstrap(
  settings: Settings,
  log: Log,
  assets: Assets,
  assetsFolder: string | undefined,
) {
  const adapters = await openAdapters(settings);
  const content = publishedContent(log);
  content.apply(await adapters.published.changesSince(0));
  const onRefreshFailure = (key: string, error: unknown) =>
    log.error({ code: 'PAGE_REFRESH_FAILED', page: key, error }, 'the older page goes on being served');
  const cache = createPageCache(pageCacheLimits, Date.now, Math.random, onRefreshFailure);
  const search = openSearchService(settings, adapters.records, log, (tags) => cache.invalidate(tags));
  // Small stocks are read before the doors open; a large one goes on being read behind them.
  await Promise.race([search.started, setTimeout(SEARCH_TIMEOUT_MS, undefined, { ref: false })]);
  const app: AppContext = {
    content,
    cache,
    assets,
    log,
    now: () => new Date(),
    showsDirectory: settings.demo,
    port: settings.port,
    studio: settings.studio && { origin: settings.studio.origin },
    services: {
      forms: formProviders(settings),
      search: search.search,
      records: adapters.records,
      stories: publishedStories(content),
    },
  };
  const { media, importer, leads, outbox, mail } = adapters;
  const stock = createStock(app.services);
  const delivery = openDelivery(settings, adapters, { stock, findSite: siteWithTexts(content) }, log);
  const { previewSecret, searchApiKey, inventoryApiKey, demo } = settings;
  const studioAt = studioAddress(settings);
  const studio = studioAt ? createStudioProxy(studioAt) : undefined;
  const server = await createServer(app, {
    assetsFolder,
    media,
    preview: { secret: previewSecret, drafts: openDrafts(settings) },
    studio,
    demo,
    forms: { forms: adapters.forms, builder: openFormBuilder(settings, adapters.forms) },
    leads: {
      ...{ leads, outbox, mail, stock, kinds: leadForms },
      channels: delivery.channels,
      perMinute: settings.leads.perMinute,
      onAccepted: delivery.nudge,
    },
    search: { apiKey: searchApiKey, search: search.search },
    addressesOf: search.addressesOf,
    finance: { provider: openFinanceProvider(settings, adapters.quotes) },
    carMedia: openCarMedia(settings, content, log),
    inventory: { apiKey: inventoryApiKey, importer, spoolFolder: join(settings.dataDir, 'spool') },
  });
  const stopFollowing = startContentSync(adapters.published, content, log, (tags) => cache.invalidate(tags));
  server.addHook('onClose', async () => {
    stopFollowing();
    await delivery.close();
    await search.close();
    await adapters.close();
  });
  return { app: server, house: app, studio };
}

/** Mail to those who work here is in the site's own language. */
function siteWithTexts(content: PublishedContent) {
  return (name: string) => {
    const found = content.siteNamed(name);
    return found && { site: found.site, texts: found.in(found.site.languages[0]).texts };
  };
}
