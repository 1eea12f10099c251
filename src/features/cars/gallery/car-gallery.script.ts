import { pushEvent } from '../../../shared/analytics/data-layer.ts';
import type { CarMedia } from '../media/car-media.ts';
import { fetchMedia } from './fetch-media.ts';
import type { GalleryData } from './gallery-data.ts';
import type { GalleryMode } from './modes.ts';
import { availableModes } from './modes.ts';
import { trackGalleryPictures } from './picture-loading.ts';
import { createSlideRow } from './slide-row.ts';

/** The gallery's buttons, keys and thumbnails; the full-screen viewer is loaded on demand. */
export function start(root: HTMLElement): void {
  const gallery = JSON.parse(root.dataset['gallery'] ?? '{}') as GalleryData;
  const { car } = gallery;
  trackGalleryPictures(root);
  const row = createSlideRow(root, gallery.texts, (shown) =>
    pushEvent({ event: 'gallery_slide', car_id: car.id, slide: shown + 1 }),
  );
  let media: CarMedia | undefined;

  const open = async (mode: GalleryMode, opener: HTMLElement) => {
    const { openViewer } = await import('./views/viewer/open-viewer.tsx');
    openViewer({
      ...gallery,
      media,
      mode,
      at: row.shown(),
      from: 'car page',
      opener,
      onSlide: row.show,
    });
  };

  const tools = root.querySelector<HTMLElement>('[data-gallery-tools]');
  const full = root.querySelector<HTMLElement>('[data-open="image"]');
  for (const button of root.querySelectorAll<HTMLElement>('[data-open]')) {
    button.addEventListener('click', () => void open(button.dataset['open'] as GalleryMode, button));
    // Preloads the viewer when the pointer nears the button.
    button.addEventListener('pointerenter', () => void import('./views/viewer/open-viewer.tsx'), {
      once: true,
    });
  }
  root.querySelector('[data-slides]')?.addEventListener('click', () => full && void open('image', full));
  if (tools) tools.hidden = false;
  loadRemainingPictures(root);

  const address = root.dataset['media'];
  if (!address) return;
  void fetchMedia(address).then((found) => {
    media = found;
    for (const mode of availableModes(found)) {
      const button = root.querySelector<HTMLElement>(`[data-open="${mode}"]`);
      if (button) button.hidden = false;
    }
  });
}

/** The first picture loads alone (gallery.css); the others after the page's load event, or on interaction. */
function loadRemainingPictures(root: HTMLElement): void {
  const call = () => {
    root.dataset['whole'] = '';
  };
  for (const sign of ['pointerdown', 'pointerenter', 'keydown'])
    root.addEventListener(sign, call, { once: true });
  if (document.readyState === 'complete') call();
  else addEventListener('load', () => requestAnimationFrame(call), { once: true });
}
