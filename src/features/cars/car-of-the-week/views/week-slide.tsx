import type { Texts } from '../../../../shared/sites/texts.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { nonBreaking } from '../../../../shared/ui/non-breaking.ts';
import { CarPicture } from '../../card/views/car-picture.tsx';
import { CarPrice } from '../../card/views/car-price.tsx';
import type { CarOfTheWeek } from '../load-cars-of-the-week.ts';

interface Props {
  car: CarOfTheWeek;
  texts: Texts;
  level: 'h2' | 'h3';
}

/** The whole slide links to the car. */
export function WeekSlide({ car, texts, level: Heading }: Props) {
  const { id, href, name, version, feedLanguage, price, monthly, stagePicture, labelledFacts } = car;
  const [first] = monthly;
  return (
    <li
      className="week-slide relative [margin-inline-end:var(--gap)] grid min-h-[min(37rem,60vw)] w-(--slide) flex-[0_0_var(--slide)] snap-center grid-rows-[auto_1fr_auto] overflow-hidden rounded-card p-(--pad) *:[transition:opacity_var(--slow)_var(--ease)]"
      data-week-car={id}
    >
      <div className="flex items-start justify-between gap-x-6 gap-y-3 max-sm:flex-col max-sm:items-stretch">
        <div className="min-w-0">
          <Heading className="text-title">
            <a
              href={href}
              className="after:absolute after:inset-0 after:z-1 after:rounded-card focus-visible:outline-none focus-visible:after:[outline:2px_solid_var(--focus)] focus-visible:after:-outline-offset-4"
            >
              {name}
            </a>
          </Heading>
          {version && (
            <p className="text-ink-muted" lang={feedLanguage}>
              {version}
            </p>
          )}
        </div>
        <div className="week-slide__price flex-none text-end max-sm:text-start">
          <CarPrice size="large" price={price} texts={texts} />
          {first && (
            <p className="num text-ink-muted text-small">
              {first.label} {nonBreaking(first.text)}
            </p>
          )}
        </div>
      </div>
      {stagePicture ? (
        // Pictures may have a light ground of their own: it stands clear of the words, is lightened and multiplied with the slide's.
        <div className="week-slide__car relative mx-[calc(-1*var(--pad))] my-1 aspect-[20/9] w-[min(100%+2*var(--pad),58rem)] self-center justify-self-center overflow-hidden [mix-blend-mode:var(--photo-blend,multiply)] [mask-composite:intersect] [mask-image:linear-gradient(transparent,#000_10%,#000_90%,transparent),linear-gradient(90deg,transparent,#000_7%,#000_93%,transparent)] max-sm:mt-2 max-sm:mb-4 [&_img]:brightness-106">
          <CarPicture
            picture={{ ...stagePicture, placeholder: undefined }}
            sizes="(min-width: 62rem) 58rem, 100vw"
            fit="cover"
          />
        </div>
      ) : (
        <p className="self-center justify-self-center text-ink-muted">{texts('missingImageText')}</p>
      )}
      <div className="week-slide__foot flex items-end justify-between gap-x-8 gap-y-4 max-sm:flex-col max-sm:items-stretch [&>.button]:flex-none">
        <dl className="flex flex-wrap gap-x-[clamp(1.5rem,3.4vw,3rem)] gap-y-4 tabular-nums max-sm:grid max-sm:grid-cols-[1fr_1fr] max-sm:gap-x-4 max-sm:gap-y-3.5">
          {labelledFacts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-size-micro text-ink-muted">{texts(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <span aria-hidden="true" className="button button--primary">
          {texts('weekToTheCar')}
          <Icon name="arrow-right" />
        </span>
      </div>
    </li>
  );
}
