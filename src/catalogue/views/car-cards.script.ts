import { leafThrough } from './leaf-through.ts';
import { showNotesOnHover } from './notes-on-hover.ts';
import { awaitPictures } from './pictures-that-come.ts';

let started = false;

/** For all cards of the page, those that come later too: one listener each on the document. */
export function start(): void {
  if (started) return;
  started = true;
  awaitPictures();
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  leafThrough();
  showNotesOnHover();
}
