import { keysOf, pickTexts } from '../../../shared/sites/pick-texts.ts';
import messages from '../messages/gallery/sv.json' with { type: 'json' };

const keys = [...keysOf(messages), 'missingImageText', 'carShowPicture', 'carPictureNumber'] as const;

export type GalleryTextKey = (typeof keys)[number];
export type GalleryTexts = Readonly<Record<GalleryTextKey, string>>;

/** The texts of the full-screen gallery, which is opened in the browser. */
export function galleryTexts(texts: (key: GalleryTextKey) => string): GalleryTexts {
  return pickTexts(texts, keys);
}
