import { cx } from '../../../shared/ui/class-names.ts';
import type { DealershipCardData } from '../dealership-card.ts';

/** A dot and a text, never colour alone. */
export function OpenNow({
  opening: { isOpen, text },
}: {
  opening: NonNullable<DealershipCardData['opening']>;
}) {
  return (
    <span
      data-open={isOpen}
      className={cx('inline-flex min-h-7 items-center gap-2.5', isOpen ? 'text-brand-ink' : 'text-ink-muted')}
    >
      <span
        aria-hidden="true"
        className={cx(
          'size-2 flex-none rounded-full',
          isOpen ? 'bg-current' : 'border-[1.5px] border-current',
        )}
      />
      {text}
    </span>
  );
}
