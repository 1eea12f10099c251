import type { Picture as PictureData } from '../../../../shared/platform/picture.ts';
import type { Texts } from '../../../../shared/sites/texts.ts';
import { Picture } from '../../../../shared/ui/picture.tsx';

interface Props {
  pictures: readonly PictureData[];
  texts: Texts;
}

/** Thumbnails on wide screens; the last one shows how many more there are. */
const VISIBLE_THUMBNAILS = 8;

export function Thumbnails({ pictures, texts }: Props) {
  const rest = pictures.length - VISIBLE_THUMBNAILS;
  return (
    <ul aria-label={texts('galleryThumbnails')} className="car-gallery__thumbnails">
      {pictures.map(({ placeholder: _, plate: __, ...picture }, at) => (
        <li key={picture.id} className={at >= VISIBLE_THUMBNAILS ? 'lg:hidden' : undefined}>
          <a
            href={`#picture-${at + 1}`}
            data-thumbnail=""
            aria-label={texts('carShowPicture', { number: at + 1 })}
            aria-current={at === 0 ? 'true' : undefined}
            className="car-gallery__thumbnail"
          >
            <Picture picture={{ ...picture, alt: '' }} sizes="110px" fit="cover" />
            {at === VISIBLE_THUMBNAILS - 1 && rest > 0 && (
              <span aria-hidden="true" className="car-gallery__rest num">
                +{rest}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
