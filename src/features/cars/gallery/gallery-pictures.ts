import type { CarPicture } from '../card/car-picture.ts';
import type { CardContext } from '../card/card-context.ts';
import { carPicture } from '../card/card-pictures.ts';
import type { Car } from '../record/car.ts';
import { carName } from '../record/car-name.ts';

const LONGEST_BLUR = 2000;
const smallPicture = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[A-Za-z0-9+/]+={0,2}$/;

/**
 * All pictures of a car that there are, numbered for those who do not see them, each with what the stock says it
 * looks like from afar (GAL-11). Only for galleries, which take the blur away when the picture has come.
 */
export function galleryPictures(
  car: Car,
  tools: Pick<CardContext, 'pictureAt' | 'site' | 'texts'>,
): CarPicture[] {
  const pictures = car.images.flatMap((image) => {
    const picture = carPicture(image.original, image, car, tools);
    return picture ? [{ ...picture, placeholder: small(image.blur_data_url) ?? picture.placeholder }] : [];
  });
  const values = { car: carName(car), total: pictures.length };
  return pictures.map((picture, at) => ({
    ...picture,
    alt: tools.texts('carPictureNumber', { ...values, number: at + 1 }),
  }));
}

function small(blur: string | undefined): string | undefined {
  return blur && blur.length <= LONGEST_BLUR && smallPicture.test(blur) ? blur : undefined;
}
