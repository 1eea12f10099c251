import type { Car } from '../../catalogue/car.ts';
import { carName } from '../../catalogue/car-name.ts';
import type { Picture as PictureData } from '../../platform/picture.ts';
import type { Texts } from '../../sites/texts.ts';
import { MissingPicture } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Tag } from '../../ui/tag.tsx';

interface Props {
  car: Car;
  pictures: readonly PictureData[];
  texts: Texts;
}

/** The pictures in a row that snaps; the small ones below are links to them, so that nothing needs a script. */
export function Gallery({ car, pictures, texts }: Props) {
  const [campaign] = car.car_campaigns;
  return (
    <section id="overview" aria-label={texts('carPictures')} className={`min-w-0 ${landing}`}>
      <div className="relative max-lg:-mx-gutter">
        {pictures.length > 0 ? (
          <Track pictures={pictures} label={carName(car)} />
        ) : (
          <div className={stage}>
            <MissingPicture icon={<Icon name="car" />} text={texts('missingImageText')} />
          </div>
        )}
        {campaign && (
          <Tag look="campaign" className="absolute top-5 left-5 max-lg:left-gutter">
            {campaign}
          </Tag>
        )}
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} texts={texts} />}
    </section>
  );
}

const landing = 'scroll-mt-[250px] lg:scroll-mt-28';

const stage =
  'aspect-4/3 flex-none overflow-hidden bg-linear-[to_bottom,var(--stage-light),var(--stage)_54%,var(--stage-deep)_66%,var(--stage)] md:aspect-16/10 lg:rounded-card';

function Track({ pictures, label }: Pick<Props, 'pictures'> & { label: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
      tabIndex={0}
      className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth lg:rounded-card"
    >
      {pictures.map((picture, at) => (
        <div key={picture.id} id={`picture-${at + 1}`} className={`w-full snap-start ${landing} ${stage}`}>
          <Picture
            picture={picture}
            sizes="(min-width: 90rem) 860px, (min-width: 64rem) 60vw, 100vw"
            fit="cover"
            priority={at === 0}
          />
        </div>
      ))}
    </section>
  );
}

function Thumbnails({ pictures, texts }: Pick<Props, 'pictures' | 'texts'>) {
  return (
    <ul className="mt-3 grid grid-cols-8 gap-3 max-lg:-mx-gutter max-lg:flex max-lg:overflow-x-auto max-lg:px-gutter max-lg:py-1 max-lg:[scrollbar-width:none]">
      {pictures.map((picture, at) => (
        <li key={picture.id} className="max-lg:w-22 max-lg:flex-none">
          <a
            href={`#picture-${at + 1}`}
            aria-label={texts('carShowPicture', { number: at + 1 })}
            className="block aspect-4/3 overflow-hidden rounded-field bg-stage transition-[box-shadow] duration-fast hover:shadow-[0_0_0_1px_var(--ink)]"
          >
            <Picture picture={{ ...picture, alt: '' }} sizes="110px" fit="cover" />
          </a>
        </li>
      ))}
    </ul>
  );
}
