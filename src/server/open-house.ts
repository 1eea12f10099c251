import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Settings } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import { publishedContent } from '../publishing/content.ts';
import { followPublishing } from '../publishing/follow.ts';
import type { Assets } from '../render/assets.ts';
import { openAdapters } from '../wiring/adapters.ts';
import { openSearchService } from '../wiring/search.ts';
import { createApp } from './app.ts';
import { pageCache, pageCacheLimits } from './page-cache.ts';
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
  const search = openSearchService(settings, adapters.records, log);
  // Small stocks are read before the doors open; a large one goes on being read behind them.
  await Promise.race([search.started, setTimeout(SEARCH_PATIENCE_MS, undefined, { ref: false })]);
  const onRefreshFailure = (key: string, error: unknown) =>
    log.error({ code: 'PAGE_REFRESH_FAILED', page: key, error }, 'the older page goes on being served');
  const cache = pageCache(pageCacheLimits, Date.now, Math.random, onRefreshFailure);
  const house: House = {
    content,
    cache,
    assets,
    log,
    now: () => new Date(),
    showsDirectory: settings.demo,
    port: settings.port,
    services: { search: search.search },
  };
  const { media, importer } = adapters;
  const { previewSecret, searchApiKey, inventoryApiKey, demo } = settings;
  const app = await createApp(house, {
    assetsFolder,
    media,
    previewSecret,
    demo,
    search: { apiKey: searchApiKey, search: search.search },
    inventory: { apiKey: inventoryApiKey, importer, spoolFolder: join(settings.dataDir, 'spool') },
  });
  const stopFollowing = followPublishing(adapters.published, content, log, (tags) => cache.drop(tags));
  app.addHook('onClose', async () => {
    stopFollowing();
    await search.close();
    await adapters.close();
  });
  return { app, house };
}
