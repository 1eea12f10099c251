import type { GalleryCar } from '../../gallery-data.ts';
import type { GalleryTexts } from '../../gallery-texts.ts';
import { InteriorView } from './interior-view.tsx';
import { SpinMode } from './spin-mode.tsx';

interface Props {
  car: GalleryCar;
  texts: GalleryTexts;
  pictures: readonly string[];
}

/** Many pictures of the inside are a turn of the camera; one is a view to look around in. */
export function InteriorMode({ car, texts, pictures: [first, ...others] }: Props) {
  if (first === undefined) return null;
  if (others.length > 0) return <SpinMode car={car} texts={texts} frames={[first, ...others]} inside />;
  return <InteriorView car={car} texts={texts} picture={first} />;
}
