import { cx } from '../../../shared/ui/class-names.ts';
import type { Block, BlockProps } from '../block.ts';
import { Controls } from './controls.tsx';
import { fields as declared } from './fields.ts';
import { CarouselSlide } from './slide.tsx';

export const block = { fields: declared, view: Carousel } satisfies Block<typeof declared>;

const AUTOPLAY_SECONDS = 5;

/** Slides in a row that scrolls and snaps by itself; the script brings buttons, and time. */
function Carousel({ fields, page: { texts } }: BlockProps<typeof declared>) {
  const slides = fields.slides.filter(({ image, video }) => image || video);
  if (slides.length === 0) return null;
  const seconds = slides.length > 1 ? (fields.autoplaySeconds ?? AUTOPLAY_SECONDS) : 0;
  const moves = seconds > 0 || slides.some(({ video }) => video);
  const position = (number: number) => texts('slidePosition', { number, total: slides.length });
  return (
    <section
      aria-roledescription="carousel"
      aria-label={fields.label || undefined}
      data-script="carousel"
      data-when="visible"
      data-seconds={seconds}
      data-height={fields.height}
      className={cx(
        'group/carousel on-dark relative isolate overflow-hidden bg-dark text-on-dark',
        heights[fields.height],
      )}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div data-slides="" tabIndex={0} className={row}>
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
      {(slides.length > 1 || moves) && <Controls total={slides.length} moves={moves} texts={texts} />}
    </section>
  );
}

const heights = {
  default: 'h-[32rem] md:h-[33.375rem]',
  Medium: 'h-[max(22rem,64svh)]',
  FullHeight: 'h-[max(28rem,100svh)]',
};

const row =
  'flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-4';
