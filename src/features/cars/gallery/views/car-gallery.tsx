import type { ReactNode } from 'react';
import type { Texts } from '../../../../shared/sites/texts.ts';
import { MissingPicture } from '../../../../shared/ui/card.tsx';
import { cx } from '../../../../shared/ui/class-names.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import type { CarPicture as CarPictureData } from '../../card/car-picture.ts';
import type { GalleryCar, GalleryData } from '../gallery-data.ts';
import { galleryTexts } from '../gallery-texts.ts';
import { GalleryControls } from './gallery-controls.tsx';
import { Slide } from './slide.tsx';
import { Thumbnails } from './thumbnails.tsx';

interface Props {
  car: GalleryCar;
  pictures: readonly CarPictureData[];
  /** The API path of video and spins (`mediaAddress`); nothing for cars that have none. */
  mediaAddress?: string | undefined;
  /** Shown over the first picture, such as the name of a campaign. */
  tags?: ReactNode;
  texts: Texts;
  className?: string | undefined;
}

/**
 * A car's pictures on its page: a row that snaps, with small ones below that are links to them. All of it works without
 * script; `car-gallery.script.ts` adds buttons, full screen, and the video and turns of cars that have them.
 */
export function CarGallery({ car, pictures, mediaAddress, tags, texts, className }: Props) {
  const gallery: GalleryData = { car, pictures, texts: galleryTexts(texts) };
  return (
    <section
      id="overview"
      aria-label={texts('carPictures')}
      data-script="car-gallery"
      data-when="idle"
      data-gallery={JSON.stringify(gallery)}
      data-media={mediaAddress}
      className={cx('car-gallery', className)}
    >
      <div className="car-gallery__stage relative mx-[calc(-1*var(--gutter))] lg:mx-0 print:mx-0">
        {pictures.length > 0 ? (
          <Slides pictures={pictures} label={car.name} texts={texts} />
        ) : (
          <div className="car-gallery__slide relative w-full flex-none snap-start [scroll-snap-stop:always] overflow-hidden print:max-h-[7.5cm]">
            <Missing texts={texts} />
          </div>
        )}
        {tags && (
          <div className="pointer-events-none absolute top-5 left-gutter flex flex-wrap gap-1.5 lg:left-5">
            {tags}
          </div>
        )}
        {pictures.length > 0 && <GalleryControls total={pictures.length} texts={texts} />}
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} texts={texts} />}
      <template data-missing="">
        <Missing texts={texts} />
      </template>
    </section>
  );
}

function Slides({
  pictures,
  label,
  texts,
}: {
  pictures: readonly CarPictureData[];
  label: string;
  texts: Texts;
}) {
  return (
    <section
      aria-label={label}
      data-slides=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
      tabIndex={0}
      className="car-gallery__row flex [scroll-snap-type:x_mandatory] [scrollbar-width:none] overflow-x-auto [overscroll-behavior-x:contain] motion-safe:[scroll-behavior:smooth] print:overflow-hidden"
    >
      {pictures.map((picture, at) => (
        <Slide key={picture.id} picture={picture} at={at} texts={texts} />
      ))}
    </section>
  );
}

function Missing({ texts }: { texts: Texts }) {
  return <MissingPicture icon={<Icon name="car" />} text={texts('missingImageText')} />;
}
