import type { ComponentPropsWithoutRef } from 'react';
import { cx } from './class-names.ts';
import { Field, type FieldTexts } from './field.tsx';

interface Looks {
  /** The letters on the blue band: S, N, FIN, SK, UK. */
  band: string;
  size?: 'small' | 'regular' | 'large' | undefined;
  /** British rear plates. */
  yellow?: boolean | undefined;
}

/** A registration number as it hangs on the car. Sized by font-size. */
export function Plate({ number, ...looks }: Looks & { number: string }) {
  return (
    <span className={plateClass(looks)}>
      <Band letters={looks.band} />
      <span className="plate__text">{number}</span>
    </span>
  );
}

type InputProps = FieldTexts &
  Pick<Looks, 'band'> &
  Omit<ComponentPropsWithoutRef<'input'>, 'size'> & { hideLabel?: boolean | undefined };

/** Where a registration number is asked for. */
export function PlateInput({ label, hint, error, hideLabel, band, id, className, ...rest }: InputProps) {
  return (
    <Field {...{ label, hint, error, hideLabel, id, className }} disabled={rest.disabled}>
      {(control) => (
        <span className="plate plate--input justify-self-start">
          <Band letters={band} />
          <input
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...rest}
            {...control}
            className="plate__text"
          />
        </span>
      )}
    </Field>
  );
}

const corners = Array.from({ length: 12 }, (_, hour) => (hour * Math.PI) / 6);

function Band({ letters }: { letters: string }) {
  return (
    <span className="plate__band" aria-hidden="true">
      <svg viewBox="-10 -10 20 20" fill="currentColor" aria-hidden="true">
        {corners.map((angle) => (
          <circle key={angle} cx={round(8 * Math.sin(angle))} cy={round(-8 * Math.cos(angle))} r="1.3" />
        ))}
      </svg>
      <b>{letters}</b>
    </span>
  );
}

function plateClass({ size, yellow }: Looks): string {
  return cx('plate', size && size !== 'regular' && `plate--${size}`, yellow && 'plate--yellow');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
