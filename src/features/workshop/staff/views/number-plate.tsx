import { cx } from '../../../../shared/ui/class-names.ts';

/** A registration number, drawn as the plate that staff look for in the yard. */
export function NumberPlate({ number, isLarge }: { number: string; isLarge?: boolean | undefined }) {
  return (
    <span
      className={cx(
        'staff-plate inline-flex flex-none items-stretch overflow-hidden rounded-[0.3rem] bg-(--plate) leading-none font-bold tracking-[0.03em] whitespace-nowrap text-(--plate-ink) tabular-nums before:w-[0.5em] before:bg-(--plate-band) in-[.day-entry--no-show]:[filter:grayscale(1)] print:tracking-[0]',
        isLarge && 'staff-plate--large rounded-lg',
      )}
    >
      <span className="px-[0.45em] py-[0.24em]">{spaced(number)}</span>
    </span>
  );
}

/** Plates have a gap after the letters. A booking that was made anonymous has no number. */
function spaced(number: string): string {
  return number === '' ? '–' : number.replace(/^([A-Z]{3})(\w{3})$/, '$1 $2');
}
