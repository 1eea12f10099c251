import type { CarPicture } from '../card/car-picture.ts';
import type { GalleryTexts } from './gallery-texts.ts';

/** Whose pictures they are. */
export type GalleryCar = { id: string; name: string; version?: string | undefined };

/** What the browser must know to open a car's gallery. Travels as JSON. */
export type GalleryData = { car: GalleryCar; pictures: readonly CarPicture[]; texts: GalleryTexts };
