import type { CarMedia } from '../media/car-media.ts';

/** What the gallery can show, in the order of its tabs. */
export const galleryModes = ['image', 'video', 'external', 'internal'] as const;
export type GalleryMode = (typeof galleryModes)[number];

/** Only what there is (GAL-04). Without any media there are pictures, or the place where they will be. */
export function availableModes(media: CarMedia | undefined): GalleryMode[] {
  const there: Record<GalleryMode, boolean> = {
    image: true,
    video: media?.hasVideo ?? false,
    external: media?.has360 ?? false,
    internal: media?.hasInternal360 ?? false,
  };
  return galleryModes.filter((mode) => there[mode]);
}

/** What a card promises as '360°': the walk round the car, or the seat in it; a video rather than pictures. */
export function preferredMode(media: CarMedia | undefined): GalleryMode {
  const there = availableModes(media);
  return (['external', 'internal', 'video'] as const).find((mode) => there.includes(mode)) ?? 'image';
}
