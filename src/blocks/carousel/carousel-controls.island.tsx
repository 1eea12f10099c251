import * as ArrowLeft from 'lucide-react/icons/arrow-left';
import * as ArrowRight from 'lucide-react/icons/arrow-right';
import * as Pause from 'lucide-react/icons/pause';
import * as Play from 'lucide-react/icons/play';
import { cx } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconShape } from '../../ui/icon-shape.tsx';
import { defineIsland } from '../../ui/island.tsx';
import { type CarouselFacts, useCarousel } from './use-carousel.ts';

type Props = CarouselFacts & {
  words: { previous: string; next: string; play: string; pause: string };
};

/** Previous and next stop at the ends; only time goes round. */
function CarouselControls({ words, ...facts }: Props) {
  const carousel = useCarousel(facts);
  const { selected, moving } = carousel;
  return (
    <div
      data-carousel-controls=""
      // Takes its place from the start: what has no box never comes into view, and would never wake.
      className={cx(
        'page-width pointer-events-none absolute inset-x-0 bottom-5 flex justify-end md:bottom-12 lg:bottom-16',
        !carousel.ready && 'invisible',
      )}
    >
      <div className="pointer-events-auto flex items-center gap-1 rounded-pill bg-scrim/56 p-1 backdrop-blur-sm">
        {carousel.moves && (
          <IconButton
            bare
            label={moving ? words.pause : words.play}
            icon={<IconShape of={moving ? Pause : Play} />}
            onClick={carousel.toggle}
          />
        )}
        <IconButton
          bare
          label={words.previous}
          icon={<IconShape of={ArrowLeft} />}
          disabled={selected === 0}
          onClick={carousel.previous}
        />
        <span aria-hidden="true" className="num min-w-10 text-center text-small">
          {selected + 1} / {facts.total}
        </span>
        <IconButton
          bare
          label={words.next}
          icon={<IconShape of={ArrowRight} />}
          disabled={selected === facts.total - 1}
          onClick={carousel.next}
        />
      </div>
    </div>
  );
}

export const island = defineIsland('carousel-controls', CarouselControls, 'visible');
