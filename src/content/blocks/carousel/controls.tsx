import type { Texts } from '../../../shared/sites/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';

type Props = { total: number; moves: boolean; texts: Texts };

/** For the script: until it comes the row scrolls by itself and the buttons are not seen. */
export function Controls({ total, moves, texts }: Props) {
  return (
    <div
      data-carousel-controls=""
      hidden
      className="page-width pointer-events-none absolute inset-x-0 bottom-5 flex justify-end md:bottom-12 lg:bottom-16"
    >
      <div className="pointer-events-auto flex items-center gap-1 rounded-pill bg-scrim/56 p-1 backdrop-blur-sm">
        {moves && (
          <button
            type="button"
            data-play=""
            data-on={texts('slidesPause')}
            data-off={texts('slidesPlay')}
            className={button}
          >
            <Icon name="pause" className="group-not-data-moving/carousel:hidden" />
            <Icon name="play" className="group-data-moving/carousel:hidden" />
          </button>
        )}
        {total > 1 && (
          <>
            <button type="button" data-previous="" aria-label={texts('slidePrevious')} className={button}>
              <Icon name="arrow-left" />
            </button>
            <span aria-hidden="true" className="num min-w-10 text-center text-small">
              <span data-position="">1</span> / {total}
            </span>
            <button type="button" data-next="" aria-label={texts('slideNext')} className={button}>
              <Icon name="arrow-right" />
            </button>
          </>
        )}
      </div>
    </div>
  );
}

const button = 'icon-button icon-button--bare';
