import type { Log } from '../../../shared/platform/log.ts';
import type { CarMedia } from './car-media.ts';
import type { MediaProvider } from './media-provider.ts';

const FRESH_MS = 10 * 60_000;
const MAX_ENTRIES = 2000;

type CachedMedia = { at: number; media: CarMedia | undefined };

/**
 * Caches a provider: at most one request per car in ten minutes,
 * and the last good result while the provider fails (GAL-13).
 */
export function cachedMedia(provider: MediaProvider, log: Log, now: () => number): MediaProvider {
  const kept = new Map<string, CachedMedia>();
  const asking = new Map<string, Promise<CarMedia | undefined>>();

  async function ask(regNo: string): Promise<CarMedia | undefined> {
    try {
      const media = await provider.mediaOf(regNo);
      kept.delete(regNo);
      kept.set(regNo, { at: now(), media });
      const oldest = kept.keys().next();
      if (kept.size > MAX_ENTRIES && !oldest.done) kept.delete(oldest.value);
      return media;
    } catch (error) {
      const before = kept.get(regNo);
      log.error(
        { code: 'MEDIA_FAILED', regNo, lastGood: before !== undefined, error },
        'the media provider did not answer',
      );
      if (before) return before.media;
      throw error;
    }
  }

  return {
    mediaOf(regNo) {
      const before = kept.get(regNo);
      if (before && now() - before.at < FRESH_MS) return Promise.resolve(before.media);
      const underWay = asking.get(regNo) ?? ask(regNo).finally(() => asking.delete(regNo));
      asking.set(regNo, underWay);
      return underWay;
    },
  };
}
