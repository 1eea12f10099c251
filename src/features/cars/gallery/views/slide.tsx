import type { Texts } from '../../../../shared/sites/texts.ts';
import type { CarPicture as CarPictureData } from '../../card/car-picture.ts';
import { CarPicture } from '../../card/views/car-picture.tsx';
import { Blur } from './blur.tsx';

/**
 * As wide as the column of pictures on a car's page. On phones a little less than that: those with a coarse screen then
 * take the file that nearly fits instead of one twice as wide, those with a fine one take the large file all the same.
 */
const sizes = '(min-width: 90rem) 860px, (min-width: 64rem) 60vw, (min-width: 40rem) 100vw, 88vw';

/** The first is what the page is waited for: it is fetched at once. */
export function Slide({ picture, at, texts }: { picture: CarPictureData; at: number; texts: Texts }) {
  const { placeholder, ...clear } = picture;
  return (
    <div
      id={`picture-${at + 1}`}
      data-slide=""
      className="car-gallery__slide relative w-full flex-none snap-start [scroll-snap-stop:always] overflow-hidden print:max-h-[7.5cm]"
    >
      {placeholder && <Blur of={placeholder} />}
      <CarPicture picture={clear} sizes={sizes} fit="cover" priority={at === 0} />
      {picture.isIllustration && (
        <p className="car-gallery__illustration pointer-events-none absolute top-5 right-gutter rounded-pill bg-surface px-2 py-0.5 text-size-small text-ink lg:right-5">
          {texts('galleryIllustration')}
        </p>
      )}
    </div>
  );
}
