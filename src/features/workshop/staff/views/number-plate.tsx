import { cx } from '../../../../shared/ui/class-names.ts';

/** A registration number, drawn as the plate that staff look for in the yard. */
export function NumberPlate({ number, isLarge }: { number: string; isLarge?: boolean | undefined }) {
  return (
    <span className={cx('staff-plate', isLarge && 'staff-plate--large')}>
      <span className="staff-plate__number">{spaced(number)}</span>
    </span>
  );
}

/** Plates have a gap after the letters. A booking that was made anonymous has no number. */
function spaced(number: string): string {
  return number === '' ? '–' : number.replace(/^([A-Z]{3})(\w{3})$/, '$1 $2');
}
