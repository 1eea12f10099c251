import type { Texts } from '../../../../shared/sites/texts.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { hasDot } from '../dots.ts';

interface Props {
  total: number;
  texts: Texts;
}

/** For the script: until it comes the row scrolls by itself and these are not seen. */
export function GalleryControls({ total, texts }: Props) {
  return (
    <div data-gallery-tools="" hidden className="car-gallery__tools">
      <button
        type="button"
        hidden
        data-open="external"
        aria-label={texts('galleryOpenTurn')}
        className="car-gallery__mode"
      >
        <Icon name="rotate-3d" />
        360°
      </button>
      <button
        type="button"
        hidden
        data-open="video"
        aria-label={texts('galleryOpenFilm')}
        className="car-gallery__mode"
      >
        <Icon name="play" />
        <span>{texts('galleryFilm')}</span>
      </button>
      {total > 1 && (
        <>
          <p className="car-gallery__count num">
            <span aria-hidden="true">
              <span data-position="">1</span> / {total}
            </span>
            <span data-spoken="" aria-live="polite" className="sr-only" />
          </p>
          <Dots total={total} />
          <button
            type="button"
            disabled
            data-previous=""
            aria-label={texts('galleryPrevious')}
            className="icon-button car-gallery__step"
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            data-next=""
            aria-label={texts('galleryNext')}
            className="icon-button car-gallery__step"
          >
            <Icon name="arrow-right" />
          </button>
        </>
      )}
      <button
        type="button"
        data-open="image"
        aria-label={texts('galleryFullScreen')}
        className="icon-button car-gallery__full"
      >
        <Icon name="expand" />
      </button>
    </div>
  );
}

/** On phones: where one is, at a glance. */
function Dots({ total }: { total: number }) {
  return (
    <span aria-hidden="true" data-dots="" className="car-gallery__dots">
      {Array.from({ length: total }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
        <i key={at} hidden={!hasDot(at, 0, total)} data-on={at === 0 ? '' : undefined} />
      ))}
    </span>
  );
}
