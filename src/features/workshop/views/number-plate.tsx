import { cx } from '../../../shared/ui/class-names.ts';

type Props = { registrationNumber: string; label: string; size?: 'small' | undefined };

/** A Swedish number plate, read aloud as one image. */
export function NumberPlate({ registrationNumber, label, size }: Props) {
  const spaced = `${registrationNumber.slice(0, 3)} ${registrationNumber.slice(3)}`;
  return (
    <span
      role="img"
      aria-label={`${label} ${spaced}`}
      className={cx(
        'number-plate inline-flex h-[1.42em] flex-none items-stretch overflow-hidden rounded-[0.14em] bg-(--plate) leading-none font-semibold tracking-[0.035em] whitespace-nowrap text-(--plate-ink) [.plate-card>&]:z-1',
        size && `number-plate--${size}`,
      )}
    >
      <PlateBand />
      <span className="grid place-items-center pt-[0.03em] pr-[0.34em] pl-[0.28em]" aria-hidden="true">
        {spaced}
      </span>
    </span>
  );
}

/** The blue field with the twelve stars and the country's letter. */
export function PlateBand() {
  return (
    <span
      className="number-plate__band my-[0.045em] mr-0 ml-[0.045em] grid w-[0.66em] flex-none content-center justify-items-center gap-[0.08em] rounded-[0.1em_0_0_0.1em] bg-(--plate-band) text-(--plate) [.plate-field>&]:m-0 [.plate-field>&]:w-11 [.plate-field>&]:rounded-none [.tyre-panel_.plate-field>&]:w-14"
      aria-hidden="true"
    >
      <svg className="size-[0.5em]" viewBox="0 0 40 40" aria-hidden="true">
        <circle
          cx="20"
          cy="20"
          r="14"
          pathLength="12"
          className="fill-none stroke-(--plate-yellow) [stroke-width:5] [stroke-dasharray:0_1] [stroke-linecap:round]"
        />
      </svg>
      <b className="leading-none font-semibold tracking-[0]">S</b>
    </span>
  );
}
