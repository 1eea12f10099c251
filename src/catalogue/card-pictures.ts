import type { Picture } from '../platform/picture.ts';
import type { Car } from './car.ts';
import type { CardContext } from './card-context.ts';

type PictureAt = CardContext['pictureAt'];

/** So many a visitor leafs through without leaving the list. */
const MAX_CARD_PICTURES = 5;

/** The thumbnail first, then the next ones of the gallery. They are decorative: the card's text says it all (CARD-01). */
export function cardPictures(car: Car, pictureAt: PictureAt): Picture[] {
  const pictures: Picture[] = [];
  for (const address of pictureUrls(car)) {
    if (pictures.length === MAX_CARD_PICTURES) break;
    const picture = pictureAt(address, '');
    if (picture) pictures.push(picture);
  }
  return pictures;
}

/** The thumbnail and the first of the gallery may be two files of one picture. */
function pictureUrls({ primaryImage: first, images }: Car): Set<string | undefined> {
  const thumbnail = first?.thumbnail_url ?? first?.original;
  const others = images.map(({ original }) => original).filter((address) => address !== first?.original);
  return new Set([thumbnail, ...others]);
}

/** Every picture in full, each with its number for those who do not see it. */
export function allPictures(
  { images }: Car,
  pictureAt: PictureAt,
  alt: (number: number, total: number) => string,
): Picture[] {
  const pictures = images.flatMap(({ original }) => pictureAt(original, '') ?? []);
  return pictures.map((picture, at) => ({ ...picture, alt: alt(at + 1, pictures.length) }));
}

/** The first picture's blur placeholder, if the record has a small data URI of an image. */
export function blurPlaceholder({ primaryImage, images }: Car): string | undefined {
  const blur = primaryImage?.blur_data_url ?? images[0]?.blur_data_url;
  return blur && blur.length <= MAX_BLUR_LENGTH && pictureDataUri.test(blur) ? blur : undefined;
}

const MAX_BLUR_LENGTH = 2000;
const pictureDataUri = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[A-Za-z0-9+/]+={0,2}$/;
