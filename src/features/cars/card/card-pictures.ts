import { picturePlate } from '../../../shared/number-plates/picture-plate.ts';
import type { Car } from '../record/car.ts';
import type { CarPicture } from './car-picture.ts';
import type { CardContext } from './card-context.ts';

type CarImage = Car['images'][number] | NonNullable<Car['primaryImage']>;
type PictureTools = Pick<CardContext, 'pictureAt' | 'site'>;

/** So many a visitor leafs through without leaving the list. */
const MAX_CARD_PICTURES = 5;

/** The thumbnail first, then the next ones of the gallery. They are decorative: the card's text says it all (CARD-01). */
export function cardPictures(car: Car, tools: PictureTools): CarPicture[] {
  const pictures: CarPicture[] = [];
  for (const [address, image] of pictureUrls(car)) {
    if (pictures.length === MAX_CARD_PICTURES) break;
    const picture = carPicture(address, image, car, tools);
    if (picture) pictures.push(picture);
  }
  return pictures;
}

/** A picture of the feed with what the feed says of it. */
export function carPicture(
  address: string | undefined,
  image: CarImage,
  { registrationNumber }: Pick<Car, 'registrationNumber'>,
  { pictureAt, site }: PictureTools,
): CarPicture | undefined {
  const picture = pictureAt(address, '');
  const plate = picture && picturePlate(image.blank_plate, picture, registrationNumber, site.country);
  return (
    picture && { ...picture, ...(plate && { plate }), ...(image.is_illustration && { isIllustration: true }) }
  );
}

/** The thumbnail and the first of the gallery may be two files of one picture. */
function pictureUrls({ primaryImage: first, images }: Car): Map<string | undefined, CarImage> {
  const others = images.filter(({ original }) => original !== first?.original);
  return new Map([
    ...(first ? [[first.thumbnail_url ?? first.original, first] as const] : []),
    ...others.map((image) => [image.original, image] as const),
  ]);
}

/** Every picture in full, each with its number for those who do not see it. */
export function allPictures(
  car: Car,
  tools: PictureTools,
  alt: (number: number, total: number) => string,
): CarPicture[] {
  const pictures = car.images.flatMap((image) => carPicture(image.original, image, car, tools) ?? []);
  return pictures.map((picture, at) => ({ ...picture, alt: alt(at + 1, pictures.length) }));
}

/** The first picture's blur placeholder, if the record has a small data URI of an image. */
export function blurPlaceholder({ primaryImage, images }: Car): string | undefined {
  const blur = primaryImage?.blur_data_url ?? images[0]?.blur_data_url;
  return blur && blur.length <= MAX_BLUR_LENGTH && pictureDataUri.test(blur) ? blur : undefined;
}

const MAX_BLUR_LENGTH = 2000;
const pictureDataUri = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[A-Za-z0-9+/]+={0,2}$/;
