import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CarPicture as CarPictureData } from '../../../card/car-picture.ts';
import type { GalleryTexts } from '../../gallery-texts.ts';
import { isAdjacent } from '../../slides.ts';
import { isZoomed, type Zoom } from '../../zoom.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { ViewerPicture } from './viewer-picture.tsx';

interface Props {
  texts: GalleryTexts;
  pictures: readonly CarPictureData[];
  shown: number;
  zoom: Zoom;
  onShow: (at: number) => void;
  onZoom: (next: (now: Zoom) => Zoom) => void;
}

const SETTLED_MS = 120;

/** A row that snaps: a finger swipes it, and stops swiping while the picture is larger than the screen. */
export function PictureRow({ texts, pictures, shown, zoom, onShow, onZoom }: Props) {
  const row = useRef<HTMLElement>(null);
  const wasNear = useLoadedSlides(pictures.length, shown);
  useSyncedScroll(row, shown, onShow);
  useZoomGestures(row, isZoomed(zoom), onZoom);
  return (
    <section
      ref={row}
      aria-label={texts.galleryPictures}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
      tabIndex={0}
      data-row=""
      data-zoomed={isZoomed(zoom) ? '' : undefined}
      className="absolute inset-0 flex touch-pan-x [scroll-snap-type:x_mandatory] [scrollbar-width:none] overflow-x-auto overflow-y-hidden overscroll-contain focus-visible:-outline-offset-4 data-zoomed:cursor-grab data-zoomed:touch-none data-zoomed:overflow-hidden data-zoomed:active:cursor-grabbing"
    >
      {pictures.map((picture, at) => (
        <div
          key={picture.id}
          aria-hidden={at === shown ? undefined : true}
          className="viewer__slide relative grid size-full flex-none snap-start [scroll-snap-stop:always] place-items-center overflow-hidden"
        >
          {wasNear[at] && (
            <ViewerPicture
              picture={picture}
              zoom={at === shown && isZoomed(zoom) ? zoom : undefined}
              missing={texts.missingImageText}
            />
          )}
        </div>
      ))}
    </section>
  );
}

/** A picture is fetched when it is shown or next to be, and stays. */
function useLoadedSlides(total: number, shown: number): readonly boolean[] {
  const [near, setNear] = useState<readonly boolean[]>(() =>
    Array.from({ length: total }, (_, at) => isAdjacent(at, shown)),
  );
  useEffect(() => setNear((before) => before.map((was, at) => was || isAdjacent(at, shown))), [shown]);
  return near;
}

/** The row goes where the gallery is, and the gallery where a finger has left the row. */
function useSyncedScroll(
  row: RefObject<HTMLElement | null>,
  shown: number,
  onShow: (at: number) => void,
): void {
  const latest = useRef({ shown, onShow });
  const moves = useRef(false);
  latest.current = { shown, onShow };

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = moves.current && !calm ? 'smooth' : 'instant';
    moves.current = true;
    const left = shown * element.clientWidth;
    if (Math.abs(element.scrollLeft - left) > 1) element.scrollTo({ left, behavior });
  }, [row, shown]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const settled = () => {
      const reached = Math.round(element.scrollLeft / Math.max(element.clientWidth, 1));
      if (reached !== latest.current.shown) latest.current.onShow(reached);
    };
    const scrolled = () => {
      clearTimeout(rest);
      rest = setTimeout(settled, SETTLED_MS);
    };
    const resized = new ResizeObserver(() =>
      element.scrollTo({ left: latest.current.shown * element.clientWidth, behavior: 'instant' }),
    );
    element.addEventListener('scroll', scrolled, { passive: true });
    resized.observe(element);
    return () => {
      clearTimeout(rest);
      element.removeEventListener('scroll', scrolled);
      resized.disconnect();
    };
  }, [row]);
}
