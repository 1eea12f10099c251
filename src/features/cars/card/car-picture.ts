import type { PicturePlate } from '../../../shared/number-plates/picture-plate.ts';
import type { Picture } from '../../../shared/platform/picture.ts';

/** A picture of a car, with what the feed says of it. */
export type CarPicture = Picture & {
  plate?: PicturePlate | undefined;
  /** It shows such a car, not the very one. */
  isIllustration?: true | undefined;
};
