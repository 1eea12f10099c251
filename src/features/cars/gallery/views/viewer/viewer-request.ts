import type { CarMedia } from '../../../media/car-media.ts';
import type { GalleryData } from '../../gallery-data.ts';
import type { GalleryMode } from '../../modes.ts';

/** What the viewer shows, where it opens, and its callbacks. */
export type ViewerRequest = GalleryData & {
  media?: CarMedia | undefined;
  mode: GalleryMode;
  /** The picture it opens at (GAL-01). */
  at: number;
  from: 'car page' | 'card';
  /** Gets the keyboard back when the gallery closes. */
  opener: HTMLElement;
  /** Called with the picture that is shown, so that the page can scroll to it. */
  onSlide?: ((at: number) => void) | undefined;
};
