import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import type { Picture as PictureData } from '../../../shared/platform/picture.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import type { fields as declared } from './fields.ts';
import { PriceTag } from './price-tag.tsx';

type Props = { picture: PictureData; fields: Resolved<typeof declared> };

/** The car is at the bottom right of the stage; the tag is above its roof. */
export function CarOnStage({ picture, fields: { tag, tone, size, ways } }: Props) {
  // Flat pictures are cropped close to the car; the others have empty space around it, which is moved outside the
  // stage.
  const closeCrop = picture.width / picture.height > 2;
  const lines = !tag.value ? 0 : tag.value.length > LONGEST_LINE ? 2 : 1;
  const place = closeCrop
    ? cx(closeCropped, ['mt-10', 'mt-26', 'mt-36'][lines])
    : cx(withAir, ['-mt-2', 'mt-18', 'mt-24'][lines], ways.length > 0 ? 'md:bottom-14' : 'md:bottom-0');
  const width = size === 'large' ? 'md:w-[min(64%,58rem)]' : 'md:w-[min(54%,44rem)]';
  // The blur that other pictures show while they load would stay visible behind a cut-out.
  const car = { ...picture, placeholder: undefined };
  return (
    <figure className={cx('relative self-end md:absolute md:m-0', place, width)}>
      <Picture picture={car} sizes="(min-width: 48rem) min(64vw, 58rem), 33rem" priority className="w-full" />
      {tag.value && (
        <figcaption
          className={cx(
            'absolute left-[30%]',
            closeCrop ? 'bottom-[calc(100%+1.5rem)]' : 'bottom-[calc(85%+1rem)]',
          )}
        >
          <PriceTag tag={tag} tone={tone} />
        </figcaption>
      )}
    </figure>
  );
}

/** As many letters as the tag shows in one line on a phone. */
const LONGEST_LINE = 30;

const closeCropped = 'w-[29.125rem] -mr-13 md:right-[calc(var(--gutter)-5.5rem)] md:bottom-8';
const withAir = 'w-[33rem] -mr-20 -mb-16 md:right-[calc(var(--gutter)-5.5rem)] md:translate-y-[14%]';
