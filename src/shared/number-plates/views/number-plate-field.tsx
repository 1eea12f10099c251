import { useId } from 'react';
import { type Country, countries } from '../../sites/countries.ts';
import { cx } from '../../ui/class-names.ts';
import { normalizeRegistrationNumber } from '../registration-number.ts';
import { PlateBand } from './number-plate.tsx';

type Props = {
  country: Country;
  label: string;
  value: string;
  isInvalid: boolean;
  maxLength: number;
  onChange: (registrationNumber: string) => void;
  /** The id of the text that says what is wrong. */
  describedBy?: string | undefined;
};

/** A field that looks like a number plate (SB-18). Without a maxlength in HTML: what is pasted may hold a space (SB-19). */
export function NumberPlateField({
  country,
  label,
  value,
  isInvalid,
  maxLength,
  onChange,
  describedBy,
}: Props) {
  const id = useId();
  return (
    <div className={cx('field', isInvalid && 'field--invalid')}>
      <label htmlFor={id} className="field__label">
        {label}
      </label>
      <div className="plate-field flex h-14 max-w-76 items-stretch overflow-hidden rounded-lg border-2 border-(--plate-ink) bg-(--plate) text-[2rem] [transition:box-shadow_var(--fast)] focus-within:[outline:2px_solid_var(--focus)] focus-within:outline-offset-3 max-sm:max-w-none [.field--invalid>&]:border-danger [.field--invalid>&]:[box-shadow:0_0_0_1px_var(--danger)] [.tyre-panel>.field>&]:h-20 [.tyre-panel>.field>&]:max-w-104 [.tyre-panel>.field>&]:text-[3rem] max-sm:[.tyre-panel>.field>&]:h-17 max-sm:[.tyre-panel>.field>&]:text-[2.5rem]">
        <PlateBand sign={countries[country].plates.sign} />
        <input
          id={id}
          name="registrationNumber"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          placeholder={countries[country].plates.example}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          value={value}
          onChange={({ currentTarget }) => onChange(typedPlate(currentTarget.value, country, maxLength))}
          className="min-w-0 flex-1 bg-transparent px-4 font-semibold tracking-[0.08em] text-(--plate-ink) uppercase outline-none placeholder:font-normal placeholder:text-(--plate-hint) placeholder:opacity-100"
        />
      </div>
    </div>
  );
}

/**
 * As somebody types it into a field: without spaces and dashes, but where a country's groups cannot be told without
 * them, and not longer than so many letters and figures.
 */
export function typedPlate(text: string, country: Country, longest: number): string {
  const { written } = countries[country].plates;
  if (!written) return normalizeRegistrationNumber(text).slice(0, longest);
  const typed = text
    .trimStart()
    .toUpperCase()
    .replace(/\s*-[\s-]*/g, '-')
    .replace(/\s+/g, ' ');
  let left = longest;
  return [...typed].filter((letter) => /[ -]/.test(letter) || left-- > 0).join('');
}
