import { type ComponentProps, useSyncExternalStore } from 'react';
import { readChosenPlace, subscribe } from '../../maps/chosen-place.ts';
import { distanceKm } from '../../platform/coordinates.ts';
import { fillPlaceholders } from '../../sites/fill-placeholders.ts';
import { Select } from '../../ui/select.tsx';
import type { OptionView } from '../declared-form-props.ts';

type Props = Omit<ComponentProps<typeof Select>, 'options'> & {
  options: readonly OptionView[];
  /** Where nothing is chosen yet. */
  choose: string;
  /** 'Nearest to {place} first' */
  nearest: string;
};

/** Nearest first as soon as the visitor's place is known in this tab; no place on the server and during hydration. */
export function DealershipSelect({ options, choose, nearest, ...select }: Props) {
  const place = useSyncExternalStore(subscribe, readChosenPlace, () => undefined);
  const sorted = place ? byDistance(options, place.coordinates) : options;
  const shown = sorted.map(({ value, label, note }) => ({
    value,
    label: note ? `${label} · ${note}` : label,
  }));
  const isOnly = select.required && shown.length === 1;
  const hint = place && !isOnly ? fillPlaceholders(nearest, { place: place.label }) : select.hint;
  return (
    <Select {...select} hint={hint} options={isOnly ? shown : [{ value: '', label: choose }, ...shown]} />
  );
}

type Coordinates = NonNullable<OptionView['position']>;

/** Those whose position is unknown come last, in their own order. */
export function byDistance(options: readonly OptionView[], from: Coordinates): readonly OptionView[] {
  const measured = options.map((option) => ({
    option,
    km: option.position ? distanceKm(from, option.position) : Number.POSITIVE_INFINITY,
  }));
  return measured
    .sort((one, other) => (one.km === other.km ? 0 : one.km - other.km))
    .map(({ option, km }) =>
      km === Number.POSITIVE_INFINITY ? option : { ...option, note: `${Math.round(km)} km` },
    );
}
