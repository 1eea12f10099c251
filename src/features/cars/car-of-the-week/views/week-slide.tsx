import type { Texts } from '../../../../shared/sites/texts.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { nonBreaking } from '../../../../shared/ui/non-breaking.ts';
import { Picture } from '../../../../shared/ui/picture.tsx';
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
    <li className="week-slide" data-week-car={id}>
      <div className="week-slide__top">
        <div className="min-w-0">
          <Heading className="text-title">
            <a href={href} className="week-slide__link">
              {name}
            </a>
          </Heading>
          {version && (
            <p className="text-ink-muted" lang={feedLanguage}>
              {version}
            </p>
          )}
        </div>
        <div className="week-slide__price">
          <CarPrice size="large" price={price} texts={texts} />
          {first && (
            <p className="num text-ink-muted text-small">
              {first.label} {nonBreaking(first.text)}
            </p>
          )}
        </div>
      </div>
      {stagePicture ? (
        <div className="week-slide__car">
          <Picture
            picture={{ ...stagePicture, placeholder: undefined }}
            sizes="(min-width: 68rem) 60rem, 100vw"
            fit="contain"
          />
        </div>
      ) : (
        <p className="week-slide__missing">{texts('missingImageText')}</p>
      )}
      <div className="week-slide__foot">
        <dl className="week-slide__facts">
          {labelledFacts.map(({ label, value }) => (
            <div key={label}>
              <dt>{texts(label)}</dt>
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
