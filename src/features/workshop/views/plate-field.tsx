import { useId } from 'react';
import { cx } from '../../../shared/ui/class-names.ts';
import { PlateBand } from './number-plate.tsx';

type Props = {
  label: string;
  value: string;
  isInvalid: boolean;
  /** How a typed plate is written; each flow has its own longest plate. */
  normalize: (text: string) => string;
  onChange: (plate: string) => void;
  /** The id of the text that says what is wrong. */
  describedBy?: string | undefined;
};

/** A field that looks like a number plate (SB-18). Without a maxlength: a pasted plate may hold a space (SB-19). */
export function PlateField({ label, value, isInvalid, normalize, onChange, describedBy }: Props) {
  const id = useId();
  return (
    <div className={cx('field', isInvalid && 'field--invalid')}>
      <label htmlFor={id} className="field__label">
        {label}
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
          aria-describedby={describedBy}
          value={value}
          onChange={({ currentTarget }) => onChange(normalize(currentTarget.value))}
          className="plate-field__control"
        />
      </div>
    </div>
  );
}
