/** Moving the mouse across a card's picture shows the first few one by one; none of them is loaded before (CARD-01). */
export function cyclePicturesOnHover(): void {
  document.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'touch' || !(event.target instanceof Element)) return;
    const media = mediaUnder(event.target, event);
    if (media !== current) close(current);
    current = media;
    if (media) show(media, event.clientX);
  });
  document.documentElement.addEventListener('pointerleave', () => close(current));
}

let current: Element | undefined;

/** The card's link covers its picture, so the pointer's position decides, not its target. */
function mediaUnder(target: Element, { clientX, clientY }: PointerEvent): Element | undefined {
  const media = target.closest('.car-card')?.querySelector('.car-card__media');
  if (!media?.querySelector('[data-more-pictures]')) return undefined;
  const { left, right, top, bottom } = media.getBoundingClientRect();
  const isInside = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  return isInside ? media : undefined;
}

function show(media: Element, x: number): void {
  const leaves = media.querySelector<HTMLElement>('[data-more-pictures]');
  if (!leaves) return;
  const images = imagesOf(leaves);
  const { left, width } = media.getBoundingClientRect();
  const at = Math.min(images.length, Math.floor(((x - left) / width) * (images.length + 1)));
  for (const [position, image] of images.entries()) image.classList.toggle('is-shown', position === at - 1);
  for (const [position, turn] of [...leaves.querySelectorAll('.car-card__picture-indicator i')].entries())
    turn.classList.toggle('is-shown', position === at);
}

function close(media: Element | undefined): void {
  for (const shown of media?.querySelectorAll('[data-more-pictures] .is-shown') ?? [])
    shown.classList.remove('is-shown');
  media?.querySelector('.car-card__picture-indicator')?.remove();
}

function imagesOf(leaves: HTMLElement): HTMLImageElement[] {
  const images = [...leaves.querySelectorAll('img')];
  if (images.length === 0) images.push(...loadPictures(leaves));
  if (!leaves.querySelector('.car-card__picture-indicator'))
    leaves.append(createIndicator(images.length + 1));
  return images;
}

function loadPictures(leaves: HTMLElement): HTMLImageElement[] {
  return (leaves.dataset['morePictures'] ?? '').split(' ').map((address) => {
    const image = new Image();
    image.className = 'car-card__hover-picture';
    image.alt = '';
    image.decoding = 'async';
    image.addEventListener('error', () => image.remove());
    image.src = `${address}/640.webp`;
    leaves.append(image);
    return image;
  });
}

/** A line for each picture, so that one sees how many there are. */
function createIndicator(total: number): HTMLElement {
  const turns = document.createElement('div');
  turns.className = 'car-card__picture-indicator';
  turns.append(...Array.from({ length: total }, () => document.createElement('i')));
  return turns;
}
