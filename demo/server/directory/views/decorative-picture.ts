import type { Picture } from '../../../../src/shared/platform/picture.ts';

/** Without alt text, because the name is beside it; without placeholder, which would show through a cut-out. */
export function decorativePicture(picture: Picture): Picture {
  return { ...picture, alt: '', placeholder: undefined };
}
