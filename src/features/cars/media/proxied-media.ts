import type { CarMedia } from './car-media.ts';
import { MEDIA_PATH } from './media-address.ts';

/**
 * External media are proxied: a visitor's browser contacts no third party, needs no consent, and
 * the page's CSP stays closed.
 */
export function withProxiedUrls(media: CarMedia, regNo: string): CarMedia {
  const own = (address: string, part: string) =>
    isExternal(address) ? `${MEDIA_PATH}/${regNo}/${part}` : address;
  return {
    ...media,
    videoUrl: media.videoUrl && own(media.videoUrl, 'film'),
    images360: media.images360.map((frame, at) => own(frame, `turn-${at}`)),
    internal360: media.internal360.map((frame, at) => own(frame, `cabin-${at}`)),
  };
}

/** The upstream URL of a part; nothing for parts that the car does not have. */
export function upstreamUrl(part: string, media: CarMedia): string | undefined {
  const [, kind, number = '0'] = /^(film|turn|cabin)(?:-(\d{1,3}))?$/.exec(part) ?? [];
  const found = {
    film: media.videoUrl,
    turn: media.images360[Number(number)],
    cabin: media.internal360[Number(number)],
  };
  const address = kind && found[kind as keyof typeof found];
  return address && isExternal(address) ? address : undefined;
}

function isExternal(address: string): boolean {
  return /^https?:\/\//.test(address);
}
