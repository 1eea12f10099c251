import type { GalleryWords } from '../../../../sites/texts/gallery.ts';
import type { GalleryCar } from '../../shown-gallery.ts';
import { CabinView } from './cabin-view.tsx';
import { TurnMode } from './turn-mode.tsx';

interface Props {
  car: GalleryCar;
  words: GalleryWords;
  pictures: readonly string[];
}

/** Many pictures of the inside are a turn of the camera; one is a view to look around in. */
export function CabinMode({ car, words, pictures: [first, ...others] }: Props) {
  if (first === undefined) return null;
  if (others.length > 0) return <TurnMode car={car} words={words} frames={[first, ...others]} inside />;
  return <CabinView car={car} words={words} picture={first} />;
}
