import { fillPlaceholders } from '../../../shared/sites/fill-placeholders.ts';
import { hasDot } from './dots.ts';
import type { GalleryTexts } from './gallery-texts.ts';
import { slideAfter, slideForKey } from './slides.ts';

const SETTLED_MS = 120;

/**
 * The row of pictures and all that follows it: buttons, counter, dots, small pictures. The row itself still scrolls.
 */
export function createSlideRow(root: HTMLElement, texts: GalleryTexts, onShown: (shown: number) => void) {
  const row = root.querySelector<HTMLElement>('[data-slides]');
  const slides = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
  const thumbnails = [...root.querySelectorAll<HTMLElement>('[data-thumbnail]')];
  const total = slides.length;
  let shown = 0;

  const follow = () => {
    markPosition(root, shown, total, texts);
    for (const [at, thumbnail] of thumbnails.entries()) markCurrent(thumbnail, at === shown);
  };
  const reach = (at: number) => {
    if (at === shown) return;
    shown = at;
    follow();
    onShown(at);
  };
  const show = (at: number) => {
    row?.scrollTo({ left: slides[at]?.offsetLeft ?? 0 });
    reach(at);
  };

  onClick(root, '[data-previous]', () => show(slideAfter(shown, -1, total)));
  onClick(root, '[data-next]', () => show(slideAfter(shown, 1, total)));
  for (const [at, thumbnail] of thumbnails.entries()) {
    thumbnail.addEventListener('click', (event) => {
      event.preventDefault();
      show(at);
    });
  }
  root.addEventListener('keydown', (event) => {
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey;
    // Home and End stay the page's own.
    const next = plain && event.key.startsWith('Arrow') ? slideForKey(event.key, shown, total) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  });
  if (row) {
    onScrollEnd(row, () => reach(Math.round(row.scrollLeft / Math.max(row.clientWidth, 1))));
    new ResizeObserver(() =>
      row.scrollTo({ left: slides[shown]?.offsetLeft ?? 0, behavior: 'instant' }),
    ).observe(row);
  }
  return { shown: () => shown, show };
}

function markPosition(root: HTMLElement, shown: number, total: number, texts: GalleryTexts): void {
  const write = (where: string, text: string) => {
    const place = root.querySelector(where);
    if (place) place.textContent = text;
  };
  write('[data-position]', String(shown + 1));
  write('[data-spoken]', fillPlaceholders(texts.galleryPosition, { number: shown + 1, total }));
  enable(root, '[data-previous]', shown > 0);
  enable(root, '[data-next]', shown < total - 1);
  for (const [at, dot] of [...(root.querySelector('[data-dots]')?.children ?? [])].entries()) {
    dot.toggleAttribute('hidden', !hasDot(at, shown, total));
    dot.toggleAttribute('data-on', at === shown);
  }
}

/** A focused button that gets disabled passes the focus to the row, where the arrow keys work. */
function enable(root: HTMLElement, which: string, on: boolean): void {
  const button = root.querySelector<HTMLButtonElement>(which);
  if (!button || button.disabled === !on) return;
  const held = document.activeElement === button;
  button.disabled = !on;
  if (held && !on) root.querySelector<HTMLElement>('[data-slides]')?.focus({ preventScroll: true });
}

function markCurrent(thumbnail: HTMLElement, current: boolean): void {
  if (!current) {
    thumbnail.removeAttribute('aria-current');
    return;
  }
  thumbnail.setAttribute('aria-current', 'true');
  const list = thumbnail.closest('ul');
  const item = thumbnail.closest('li');
  if (list && item) list.scrollTo({ left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2 });
}

function onClick(root: HTMLElement, which: string, act: () => void): void {
  root.querySelector(which)?.addEventListener('click', act);
}

/** Manual scrolling decides where the row stops. */
function onScrollEnd(row: HTMLElement, act: () => void): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  row.addEventListener(
    'scroll',
    () => {
      clearTimeout(rest);
      rest = setTimeout(act, SETTLED_MS);
    },
    { passive: true },
  );
}
