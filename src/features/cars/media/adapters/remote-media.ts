import { z } from 'zod';
import { carMedia, isEmpty } from '../car-media.ts';
import type { MediaProvider } from '../media-provider.ts';

const TIMEOUT_MS = 4000;

const address = z.url({ protocol: /^https?$/ });
const addresses = z.union([z.array(address), address.transform((one) => [one])]).nullish();
const responseSchema = z.object({
  videoUrl: address.nullish(),
  images360: addresses,
  internal360: addresses,
});

/** A provider over HTTP: `GET {url}/{regNo}`, with its key in the header x-api-key. */
export function remoteMedia(settings: { url: string; apiKey: string }): MediaProvider {
  return {
    async mediaOf(regNo) {
      const response = await fetch(`${settings.url.replace(/\/+$/, '')}/${regNo}`, {
        headers: { accept: 'application/json', ...(settings.apiKey && { 'x-api-key': settings.apiKey }) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`the media provider answered ${response.status}`);
      const { videoUrl, images360, internal360 } = responseSchema.parse(await response.json());
      const media = carMedia({
        video: videoUrl ?? undefined,
        turn: images360 ?? [],
        cabin: internal360 ?? [],
      });
      return isEmpty(media) ? undefined : media;
    },
  };
}
