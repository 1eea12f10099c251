import { Card, CardBody, CardLink } from '../../../../shared/ui/card.tsx';
import type { CarCardData } from '../card.ts';
import type { CardTexts } from '../card-texts.ts';
import { CarCardFoot } from './car-card-foot.tsx';
import { CarCardPicture } from './car-card-picture.tsx';

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

/**
 * A car among others. The whole card links to its page (CARD-11); its buttons are above that link
 * and are handled by page scripts, so a card needs no React in the browser.
 */
export function CarCard({ card, texts, sizes = ROW_PICTURE_SIZES, early }: Props) {
  const { id, href, name, version, feedLanguage, facts, price, monthly, note, city, distance } = card;
  return (
    <Card className="car-card" data-car={id}>
      <CarCardPicture card={card} texts={texts} sizes={sizes} early={early} />
      <CardBody className="car-card__body">
        <div className="car-card__title">
          <h3 className="car-card__name" data-car-name="">
            <CardLink href={href}>{name}</CardLink>
          </h3>
          <p className="car-card__version" lang={feedLanguage}>
            {version}
          </p>
        </div>
        <ul className="car-card__facts">
          {facts.map((fact) => (
            <li key={fact}>{withoutBreak(fact)}</li>
          ))}
          {city && (
            <li className="car-card__town">
              <span className="sr-only">{`${texts('cardPlace')} `}</span>
              {city}
              {distance && <span className="car-card__distance">{distance}</span>}
            </li>
          )}
        </ul>
        <CarCardFoot id={id} name={name} price={price} monthly={monthly} note={note} texts={texts} />
      </CardBody>
    </Card>
  );
}

/** A number stays with its unit: '513 km', '2025 (74 reg)'. */
function withoutBreak(fact: string): string {
  return fact.replace(/(\d|\() (?=\S)/g, '$1\u00a0').replace(/ (?=\()/g, '\u00a0');
}
