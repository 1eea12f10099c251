import { Card, CardBody, CardLink } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import type { CarCardData } from '../card.ts';
import type { CardTexts } from '../card-texts.ts';
import { CarCardFoot } from './car-card-foot.tsx';
import { CarCardMonthly } from './car-card-monthly.tsx';
import { CarCardPicture } from './car-card-picture.tsx';
import { CarPrice } from './car-price.tsx';

interface Props {
  card: CarCardData;
  /** A page's texts; in an island `(key) => textMap[key]`. */
  texts: CardTexts;
  /** The picture's `sizes`, where the card is not in a scrolling row. */
  sizes?: string | undefined;
  /** Among the first of its page: the picture is fetched at once. */
  early?: boolean | undefined;
}

const ROW_PICTURE_SIZES = '(min-width: 40rem) 315px, 82vw';

/** What it runs on is the first to give way where there is little room. */
const FACTS_BEFORE_TOWN = 3;

/**
 * A car among others. The whole card links to its page (CARD-11); its buttons are above that link
 * and are handled by page scripts, so a card needs no React in the browser.
 */
export function CarCard({ card, texts, sizes = ROW_PICTURE_SIZES, early }: Props) {
  const { id, href, name, version, feedLanguage, facts, price, monthly, note, city, distance } = card;
  const hasTerms = monthly.some(({ terms }) => terms !== undefined);
  return (
    <Card className={cx('car-card', hasTerms && 'car-card--terms')} data-car={id}>
      <CarCardPicture card={card} texts={texts} sizes={sizes} early={early} />
      <CardBody>
        <div className="car-card__title">
          <h3 className="car-card__name" data-car-name="">
            <CardLink href={href}>{name}</CardLink>
          </h3>
          <p className="car-card__version" lang={feedLanguage}>
            {version}
          </p>
        </div>
        <ul className="car-card__facts">
          {facts.slice(0, FACTS_BEFORE_TOWN).map((fact) => (
            <li key={fact}>{withoutBreak(fact)}</li>
          ))}
          {city && <li className="car-card__town">{distance ? `${city}, ${distance}` : city}</li>}
          {facts.slice(FACTS_BEFORE_TOWN).map((fact) => (
            <li key={fact}>{withoutBreak(fact)}</li>
          ))}
        </ul>
        <div className="car-card__price" data-car-price="">
          <CarPrice price={price} texts={texts} />
        </div>
        <CarCardMonthly name={name} monthly={monthly} note={note} texts={texts} />
      </CardBody>
      <CarCardFoot id={id} name={name} city={city} distance={distance} texts={texts} />
    </Card>
  );
}

/** A number stays with its unit: '513 km', '2025 (74 reg)'. */
function withoutBreak(fact: string): string {
  return /\d/.test(fact) ? fact.replaceAll(' ', '\u00a0') : fact;
}
