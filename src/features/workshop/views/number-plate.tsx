import { cx } from '../../../shared/ui/class-names.ts';

type Props = { registrationNumber: string; label: string; size?: 'small' | undefined };

/** A Swedish number plate, read aloud as one image. */
export function NumberPlate({ registrationNumber, label, size }: Props) {
  const spaced = `${registrationNumber.slice(0, 3)} ${registrationNumber.slice(3)}`;
  return (
    <span
      role="img"
      aria-label={`${label} ${spaced}`}
      className={cx('number-plate', size && `number-plate--${size}`)}
    >
      <PlateBand />
      <span className="number-plate__text" aria-hidden="true">
        {spaced}
      </span>
    </span>
  );
}

/** The blue field with the twelve stars and the country's letter. */
export function PlateBand() {
  return (
    <span className="number-plate__band" aria-hidden="true">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="14" pathLength="12" className="number-plate__stars" />
      </svg>
      <b>S</b>
    </span>
  );
}
