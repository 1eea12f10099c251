import { reportClientError } from '../../../shared/platform/report-client-error.ts';
import type { CarPicture } from '../card/car-picture.ts';
import { fetchCars } from '../card/fetch-cars.ts';
import { carFromMarkup } from '../compare/car-from-markup.ts';
import type { CarMedia } from '../media/car-media.ts';
import { fetchMedia } from './fetch-media.ts';
import type { GalleryCar } from './gallery-data.ts';
import type { GalleryTexts } from './gallery-texts.ts';
import { preferredMode } from './modes.ts';

/** The visitor is waiting; the pictures can be shown without the video. */
const MEDIA_TIMEOUT_MS = 2500;

/** On every page with cards: `[data-pictures]` opens the car's gallery over the list, which stays where it is (LIST-06, CARD-14). */
export function start(place: HTMLElement): void {
  const { language = '', texts = '{}' } = place.dataset;
  const spoken = JSON.parse(texts) as GalleryTexts;
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-pictures]');
    if (!button) return;
    event.preventDefault();
    void open(button, spoken, language);
  });
}

async function open(button: HTMLElement, texts: GalleryTexts, language: string): Promise<void> {
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  try {
    const [{ openViewer }, shown] = await Promise.all([
      import('./views/viewer/open-viewer.tsx'),
      loadPictures(button, language),
    ]);
    const mode = preferredMode(shown.media);
    openViewer({ ...shown, texts, mode, at: 0, from: 'card', opener: button });
  } catch (problem) {
    reportClientError('GALLERY_NOT_LOADED', 'card-gallery', problem);
  } finally {
    button.ariaBusy = null;
  }
}

type LoadedPictures = { car: GalleryCar; pictures: readonly CarPicture[]; media?: CarMedia | undefined };

/** All pictures and media of the car; the card's picture when they cannot be loaded. */
async function loadPictures(button: HTMLElement, language: string): Promise<LoadedPictures> {
  const id = button.dataset['pictures'] ?? '';
  try {
    const [car] = await fetchCars([id], 'cars', language);
    if (car)
      return {
        car,
        pictures: car.allPictures.map((picture) => ({ placeholder: car.blur, ...picture })),
        media: car.mediaAddress ? await fetchMedia(car.mediaAddress, MEDIA_TIMEOUT_MS) : undefined,
      };
  } catch (problem) {
    reportClientError('GALLERY_PICTURES_FAILED', 'card-gallery', problem);
  }
  const { name, version, picture } = carFromMarkup(button, id);
  return { car: { id, name, version }, pictures: picture ? [{ ...picture, alt: name }] : [] };
}
