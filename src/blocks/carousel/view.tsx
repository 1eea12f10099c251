import { useId } from 'react';
import { cx } from '../../ui/class-names.ts';
import { Island } from '../../ui/island.tsx';
import type { BlockProps } from '../block.ts';
import { island } from './carousel-controls.island.tsx';
import type { fields as declared } from './fields.ts';
import { CarouselSlide } from './slide.tsx';

const AUTOPLAY_SECONDS = 5;

/** Slides in a row that scrolls and snaps by itself; the island brings buttons, and time. */
export function Carousel({ fields, page: { texts } }: BlockProps<typeof declared>) {
  const id = useId();
  const slides = fields.slides.filter(({ image, video }) => image || video);
  if (slides.length === 0) return null;
  const position = (number: number) => texts('slidePosition', { number, total: slides.length });
  return (
    <section
      id={id}
      aria-roledescription="carousel"
      aria-label={fields.label || undefined}
      data-carousel={fields.height}
      className={cx('on-dark relative isolate overflow-hidden bg-ink text-on-dark', heights[fields.height])}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div data-slides="" tabIndex={0} className={row}>
        <div className="flex h-full">
          {slides.map((slide, at) => (
            <CarouselSlide
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change order on a page
              key={at}
              slide={slide}
              position={position(at + 1)}
              first={at === 0}
              large={fields.height !== 'default'}
            />
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <Island
          of={island}
          props={{
            carousel: id,
            total: slides.length,
            seconds: fields.autoplaySeconds ?? AUTOPLAY_SECONDS,
            words: {
              previous: texts('slidePrevious'),
              next: texts('slideNext'),
              play: texts('slidesPlay'),
              pause: texts('slidesPause'),
            },
          }}
        />
      )}
    </section>
  );
}

const heights = {
  default: 'h-[32rem] md:h-[33.375rem]',
  Medium: 'h-[max(22rem,64svh)]',
  FullHeight: 'h-[max(28rem,100svh)]',
};

/** Once the buttons are there the row moves by them and by finger alone. */
const row =
  'h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] data-moved:snap-none data-moved:overflow-hidden focus-visible:-outline-offset-4';
