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
    <div
      data-gallery-tools=""
      hidden
      className="car-gallery__tools pointer-events-none absolute inset-x-3 top-auto bottom-3 items-center gap-2 md:inset-x-5 md:top-auto md:bottom-5 hoverable:[&>button:hover]:bg-ink hoverable:[&>button:hover]:text-on-ink [&>button[hidden]]:hidden [&[hidden]]:hidden"
    >
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
        <span className="max-md:hidden">{texts('galleryFilm')}</span>
      </button>
      {total > 1 && (
        <>
          <p className="car-gallery__count mr-auto rounded-pill text-size-small num">
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
            className="icon-button max-md:hidden"
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            data-next=""
            aria-label={texts('galleryNext')}
            className="icon-button max-md:hidden"
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
    <span
      aria-hidden="true"
      data-dots=""
      className="car-gallery__dots flex items-center gap-1.5 rounded-pill bg-[color-mix(in_srgb,var(--surface)_88%,transparent)] px-2.5 py-2 max-md:left-1/2 md:hidden [&>i]:size-1.5 [&>i]:rounded-[50%] [&>i]:bg-line-strong [&>i]:[transition:background-color_var(--fast)] [&>i[data-on]]:bg-ink [&>i[hidden]]:hidden"
    >
      {Array.from({ length: total }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
        <i key={at} hidden={!hasDot(at, 0, total)} data-on={at === 0 ? '' : undefined} />
      ))}
    </span>
  );
}
