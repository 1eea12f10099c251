import { cx } from './class-names.ts';
import { nonBreaking } from './non-breaking.ts';

interface Props {
  /** Already in the site's words: '499 900 kr', '£18,450'. */
  now: string;
  earlierPrice?: string | undefined;
  /** Read aloud before the struck price: 'Earlier price'. */
  earlierPriceLabel?: string | undefined;
  /** Another price that is no reduction, with its name: 'List price', '529 900 kr'. */
  list?: { label: string; price: string } | undefined;
  /** 'excl. VAT' */
  note?: string | undefined;
  /** The same price in another reading, with its note: '711 900 kr', 'incl. VAT'. */
  other?: { price: string; note: string } | undefined;
  size?: 'regular' | 'large' | undefined;
}

export function Price({ now, earlierPrice, earlierPriceLabel, list, note, other, size }: Props) {
  return (
    <p className={cx('price', size === 'large' && 'price--large')}>
      <span className="price__now">{nonBreaking(now)}</span>
      {earlierPrice && (
        <>
          {earlierPriceLabel && <span className="sr-only"> {earlierPriceLabel}</span>}{' '}
          <del className="price__was">{nonBreaking(earlierPrice)}</del>
        </>
      )}
      {list && (
        <>
          {' '}
          <span className="price__list">
            {list.label} <span className="price__list-amount">{nonBreaking(list.price)}</span>
          </span>
        </>
      )}
      {note && <span className="price__note"> {note}</span>}
      {other && (
        <span className="price__other">
          {' '}
          <span className="price__other-amount">{nonBreaking(other.price)}</span> {other.note}
        </span>
      )}
    </p>
  );
}
