/** Takes blurs away once their pictures are there (GAL-11), and puts the empty stage where one does not come (GAL-10). */
export function trackGalleryPictures(root: HTMLElement): void {
  const missing = root.querySelector<HTMLTemplateElement>('template[data-missing]');
  for (const image of root.querySelectorAll<HTMLImageElement>('.picture__image')) {
    const slide = image.closest('[data-slide], [data-thumbnail]');
    const clear = () => slide?.querySelector('[data-blur]')?.remove();
    const replace = () => {
      const isLarge = slide?.matches('[data-slide]') === true;
      if (isLarge && missing) slide?.replaceChildren(missing.content.cloneNode(true));
      else image.remove();
    };
    if (image.complete && image.currentSrc) (image.naturalWidth > 0 ? clear : replace)();
    image.addEventListener('load', clear);
    image.addEventListener('error', replace);
  }
}
