import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { stockFrom } from '../leads/stock.ts';
import type { Settings } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import { type PublishedContent, publishedContent } from '../publishing/content.ts';
import { followPublishing } from '../publishing/follow.ts';
import { publishedStories } from '../publishing/stories.ts';
import type { Assets } from '../render/assets.ts';
import { openAdapters } from '../wiring/adapters.ts';
import { openCarMedia } from '../wiring/car-media.ts';
import { openFinanceProvider } from '../wiring/finance.ts';
import { formProviders, openFormBuilder } from '../wiring/forms.ts';
import { leadForms, openDelivery } from '../wiring/leads.ts';
import { openSearchService } from '../wiring/search.ts';
import { openDrafts, studioAddress } from '../wiring/studio.ts';
import { createApp } from './app.ts';
import { pageCache, pageCacheLimits } from './page-cache.ts';
import { studioDoor } from './studio/studio-door.ts';
import type { House } from './visit.ts';

const SEARCH_PATIENCE_MS = 5000;

/** Reads what is published, builds the server over it, and keeps both in step until it is closed. */
export async function openHouse(
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
  const cache = pageCache(pageCacheLimits, Date.now, Math.random, onRefreshFailure);
  const search = openSearchService(settings, adapters.records, log, (tags) => cache.drop(tags));
  // Small stocks are read before the doors open; a large one goes on being read behind them.
  await Promise.race([search.started, setTimeout(SEARCH_PATIENCE_MS, undefined, { ref: false })]);
  const house: House = {
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
  const stock = stockFrom(house.services);
  const delivery = openDelivery(settings, adapters, { stock, siteNamed: siteWithWords(content) }, log);
  const { previewSecret, searchApiKey, inventoryApiKey, demo } = settings;
  const studioAt = studioAddress(settings);
  const studio = studioAt ? studioDoor(studioAt) : undefined;
  const app = await createApp(house, {
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
      onTaken: delivery.nudge,
    },
    search: { apiKey: searchApiKey, search: search.search },
    addressesOf: search.addressesOf,
    finance: { provider: openFinanceProvider(settings, adapters.quotes) },
    carMedia: openCarMedia(settings, content, log),
    inventory: { apiKey: inventoryApiKey, importer, spoolFolder: join(settings.dataDir, 'spool') },
  });
  const stopFollowing = followPublishing(adapters.published, content, log, (tags) => cache.drop(tags));
  app.addHook('onClose', async () => {
    stopFollowing();
    await delivery.close();
    await search.close();
    await adapters.close();
  });
  return { app, house, studio };
}

/** Mail to those who work here is in the site's own language. */
function siteWithWords(content: PublishedContent) {
  return (name: string) => {
    const found = content.siteNamed(name);
    return found && { site: found.site, texts: found.in(found.site.languages[0]).texts };
  };
}
