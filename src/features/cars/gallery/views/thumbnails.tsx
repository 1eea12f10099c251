import type { Texts } from '../../../../shared/sites/texts.ts';
import { Picture } from '../../../../shared/ui/picture.tsx';
import type { CarPicture as CarPictureData } from '../../card/car-picture.ts';

interface Props {
  pictures: readonly CarPictureData[];
  texts: Texts;
}

/** Thumbnails on wide screens; the last one shows how many more there are. */
const VISIBLE_THUMBNAILS = 8;

export function Thumbnails({ pictures, texts }: Props) {
  const rest = pictures.length - VISIBLE_THUMBNAILS;
  return (
    <ul
      aria-label={texts('galleryThumbnails')}
      className="car-gallery__thumbnails mx-[calc(-1*var(--gutter))] mt-3 mb-0 [scrollbar-width:none] gap-3 overflow-x-auto px-gutter py-1 lg:mx-0 lg:grid-cols-8 lg:overflow-visible lg:p-0 [&>li]:w-22 [&>li]:flex-none lg:[&>li]:w-auto"
    >
      {pictures.map(({ placeholder: _, ...picture }, at) => (
        <li key={picture.id} className={at >= VISIBLE_THUMBNAILS ? 'lg:hidden' : undefined}>
          <a
            href={`#picture-${at + 1}`}
            data-thumbnail=""
            aria-label={texts('carShowPicture', { number: at + 1 })}
            aria-current={at === 0 ? 'true' : undefined}
            className="car-gallery__thumbnail relative block aspect-[4/3] overflow-hidden rounded-field bg-stage [transition:box-shadow_var(--fast)] focus-visible:rounded-field hot:[&:not([aria-current])]:[box-shadow:0_0_0_1px_var(--ink)] [&[aria-current]]:[box-shadow:0_0_0_2px_var(--paper),0_0_0_3.5px_var(--ink)]"
          >
            <Picture picture={{ ...picture, alt: '' }} sizes="110px" fit="cover" />
            {at === VISIBLE_THUMBNAILS - 1 && rest > 0 && (
              <span
                aria-hidden="true"
                className="car-gallery__rest hidden lg:absolute lg:inset-0 lg:grid lg:place-items-center lg:bg-[rgb(var(--scrim)/0.56)] lg:text-on-dark num"
              >
                +{rest}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
