import { carMedia, isEmpty } from '../car-media.ts';
import type { MediaProvider } from '../media-provider.ts';

/** The media library as addresses, by id. */
export type MediaLibrary = {
  picture: (id: string) => string | undefined;
  video: (id: string) => string | undefined;
};

const MAX_FRAMES = 120;

/**
 * Without an external provider, videos and spins are files of the media library, by registration number:
 * `on-show/NC22GKH/turn-00`, `turn-01` … for the turn, `cabin-00` … for the inside, `film` for the video.
 */
export function libraryMedia(library: MediaLibrary): MediaProvider {
  const frames = (regNo: string, what: 'turn' | 'cabin') => {
    const found: string[] = [];
    while (found.length < MAX_FRAMES) {
      const frame = library.picture(mediaId(regNo, `${what}-${String(found.length).padStart(2, '0')}`));
      if (frame === undefined) break;
      found.push(frame);
    }
    return found;
  };
  return {
    async mediaOf(regNo) {
      const video = library.video(mediaId(regNo, 'film'));
      const media = carMedia({ video, turn: frames(regNo, 'turn'), cabin: frames(regNo, 'cabin') });
      return isEmpty(media) ? undefined : media;
    },
  };
}

function mediaId(regNo: string, part: string): string {
  return `on-show/${regNo}/${part}`;
}
