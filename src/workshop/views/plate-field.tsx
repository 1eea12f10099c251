import { useId } from 'react';
import { cx } from '../../ui/class-names.ts';
import { normalizePlate } from '../plate.ts';
import { PlateBand } from './number-plate.tsx';
import type { BookingTexts } from './use-booking-flow.ts';

type Props = {
  texts: BookingTexts;
  value: string;
  isInvalid: boolean;
  onChange: (plate: string) => void;
};

/** A field that looks like a number plate (SB-18). Without a maxlength: a pasted plate may hold a space (SB-19). */
export function PlateField({ texts, value, isInvalid, onChange }: Props) {
  const id = useId();
  return (
    <div className={cx('field', isInvalid && 'field--invalid')}>
      <label htmlFor={id} className="field__label">
        {texts('bookingPlate')}
      </label>
      <div className="plate-field">
        <PlateBand />
        <input
          id={id}
          name="registrationNumber"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          placeholder="ABC 123"
          aria-invalid={isInvalid || undefined}
          value={value}
          onChange={({ currentTarget }) => onChange(normalizePlate(currentTarget.value))}
          className="plate-field__control"
        />
      </div>
    </div>
  );
}
