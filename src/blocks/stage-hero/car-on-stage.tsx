import type { Picture as PictureData } from '../../platform/picture.ts';
import type { Shown } from '../../platform/fields/fields.ts';
import { cx } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import type { fields as declared } from './fields.ts';

type Tag = Shown<typeof declared>['tag'];

/** The car stands at the right foot of the stage; the tag hangs over its roof. */
export function CarOnStage({ picture, tag, large }: { picture: PictureData; tag: Tag; large: boolean }) {
  // Flat pictures are cropped close to the car; the others carry air around it, which is pulled outside the stage.
  const closeCrop = picture.width / picture.height > 2;
  const place = closeCrop
    ? cx('w-[29.125rem] -mr-13 md:right-[calc(var(--gutter)-5.5rem)] md:bottom-8', tag.value ? 'mt-26' : 'mt-10')
    : cx('w-[33rem] -mr-22 -mb-16 md:right-[calc(var(--gutter)-8rem)] md:-bottom-16', tag.value ? 'mt-8' : '-mt-2');
  // The blur that other pictures show while they load would stay visible behind a cut-out.
  const car = { ...picture, placeholder: undefined };
  const width = large ? 'md:w-[min(64%,58rem)]' : 'md:w-[min(54%,44rem)]';
  return (
    <figure className={cx('relative self-end md:absolute md:m-0', place, width)}>
      <Picture picture={car} sizes="(min-width: 48rem) min(64vw, 58rem), 33rem" priority className="w-full" />
      {tag.value && <PriceTag tag={tag} closeCrop={closeCrop} />}
    </figure>
  );
}

function PriceTag({ tag, closeCrop }: { tag: Tag; closeCrop: boolean }) {
  const Body = tag.link ? 'a' : 'div';
  return (
    <figcaption
      className={cx(
        'absolute left-[30%] origin-bottom-left -rotate-4 transition-transform duration-slow ease-calm hover:rotate-0',
        closeCrop ? 'bottom-[calc(100%+1.5rem)]' : 'bottom-[calc(88%+1rem)]',
        'after:absolute after:top-full after:left-6 after:h-7 after:w-0.5 after:bg-white md:after:h-11',
      )}
    >
      <Body
        className="grid rounded-card bg-white px-4 py-2.5 leading-tight text-ink md:px-5 md:py-3"
        {...(tag.link ? { href: tag.link.href } : {})}
      >
        {tag.label && <span className="text-micro text-ink-muted">{tag.label}</span>}
        <span className="num font-medium text-body md:text-subtitle">{tag.value}</span>
      </Body>
    </figcaption>
  );
}
