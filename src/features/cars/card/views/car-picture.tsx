import type { ComponentProps } from 'react';
import { PicturePlate } from '../../../../shared/number-plates/views/picture-plate.tsx';
import { Picture } from '../../../../shared/ui/picture.tsx';
import type { CarPicture as CarPictureData } from '../car-picture.ts';

type Props = Pick<ComponentProps<typeof Picture>, 'sizes' | 'priority'> & {
  picture: CarPictureData;
  fit: 'cover' | 'contain';
};

/** A picture of a car, with its registration number on the plate. */
export function CarPicture({ picture, fit, ...props }: Props) {
  return (
    <Picture picture={picture} fit={fit} {...props}>
      {picture.plate && <PicturePlate plate={picture.plate} picture={picture} fit={fit} />}
    </Picture>
  );
}
