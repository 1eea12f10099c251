import type { PublishedContent } from '../content/publishing/published-content.ts';
import { libraryMedia } from '../features/cars/media/adapters/library-media.ts';
import { remoteMedia } from '../features/cars/media/adapters/remote-media.ts';
import { cachedMedia } from '../features/cars/media/cached-media.ts';
import type { MediaProvider } from '../features/cars/media/media-provider.ts';
import type { Settings } from '../shared/platform/env.ts';
import type { Log } from '../shared/platform/log.ts';
import { fallbackWidth } from '../shared/platform/picture.ts';

/** Videos and 360° views of cars: from the provider in the settings, or from the media library. */
export function openCarMedia(
  { autosOnShow }: Pick<Settings, 'autosOnShow'>,
  content: PublishedContent,
  log: Log,
): MediaProvider {
  if (autosOnShow) return cachedMedia(remoteMedia(autosOnShow), log, Date.now);
  return libraryMedia({
    picture: (media) => {
      const picture = content.picture({ media }, 'en');
      // Softer shadows at two thirds of the bytes: a turn is many pictures.
      return picture && `${picture.src}/${fallbackWidth(picture.width)}.avif`;
    },
    video: (media) => content.file({ media })?.src,
  });
}
