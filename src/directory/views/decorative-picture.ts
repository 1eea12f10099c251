import type { Picture } from '../../platform/picture.ts';

/** The name beside it says it all; and nothing may shine through a cut-out while it loads. */
export function decorativePicture(picture: Picture): Picture {
  return { ...picture, alt: '', placeholder: undefined };
}
