import { cyclePicturesOnHover } from './hover-pictures.ts';
import { showNotesOnHover } from './notes-on-hover.ts';
import { trackCardPictures } from './picture-loading.ts';

let started = false;

/** For all cards of the page, those that come later too: one listener each on the document. */
export function start(): void {
  if (started) return;
  started = true;
  trackCardPictures();
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  cyclePicturesOnHover();
  showNotesOnHover();
}
