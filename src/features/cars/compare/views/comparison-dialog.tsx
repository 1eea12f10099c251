import * as X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { cx } from '../../../../shared/ui/class-names.ts';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { type ComparisonProps, ComparisonTable } from './comparison-table.tsx';
import { StickyHead } from './sticky-head.tsx';

interface Props extends ComparisonProps {
  onClear: () => void;
  onClose: () => void;
}

/** Beyond this the large pictures are scrolled away and the sticky head is shown (CMP-04). */
const STICKY_HEAD_AFTER_PX = 320;

export function ComparisonDialog({ onClear, onClose, ...compared }: Props) {
  const { cars, texts, textMap } = compared;
  const title = useId();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [isScrolled, setScrolled] = useState(false);
  return (
    <Dialog aria-labelledby={title} className="comparison" onClose={onClose}>
      <div className="mx-auto flex h-full max-w-384 flex-col overflow-hidden rounded-[var(--radius)_var(--radius)_0_0] bg-paper">
        <div className="flex min-h-20 flex-none items-center gap-x-8 gap-y-2 border-b border-b-line px-[clamp(1.25rem,2.8vw,2.5rem)] max-md:min-h-16 max-md:flex-wrap max-md:gap-x-2 max-md:gap-y-0 max-md:py-2 [&>h2]:mr-auto">
          <h2 id={title}>{texts('compareTitle', { count: cars.length })}</h2>
          {cars.length > 1 && (
            <label className="flex min-h-11 cursor-pointer items-center gap-3 text-size-small max-md:order-3 max-md:mt-1 max-md:w-full max-md:flex-row-reverse max-md:justify-between max-md:border-t max-md:border-t-line max-md:pt-2">
              <input
                className="relative m-0 h-6 w-10 flex-none [cursor:inherit] appearance-none rounded-pill bg-ink-faint [transition:background-color_var(--fast)] after:absolute after:top-0.75 after:left-0.75 after:size-4.5 after:rounded-[50%] after:bg-paper after:[transition:translate_var(--fast)_var(--ease)] checked:bg-brand checked:after:[translate:1rem_0]"
                type="checkbox"
                role="switch"
                checked={onlyDifferences}
                aria-checked={onlyDifferences}
                onChange={({ target }) => setOnlyDifferences(target.checked)}
              />
              {texts('compareOnlyDifferences')}
            </label>
          )}
          <IconButton label={texts('compareClose')} icon={<IconShape of={X} />} onClick={onClose} />
        </div>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
          tabIndex={0}
          aria-label={texts('compareTable')}
          data-removals=""
          data-cars={Math.min(cars.length, MAX_COLUMN_WIDTHS)}
          className={cx(
            'comparison__scroll @container flex-1 [scroll-padding:5.5rem_1rem_1rem_calc(var(--label)+var(--edge))] overflow-auto overscroll-contain px-(--edge) focus-visible:-outline-offset-3 max-md:[scroll-snap-type:x_proximity] max-md:[scroll-padding-left:0]',
            isScrolled && 'is-scrolled',
          )}
          onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > STICKY_HEAD_AFTER_PX)}
        >
          <StickyHead cars={cars} texts={texts} card={textMap.card} />
          <ComparisonTable {...compared} onlyDifferences={onlyDifferences && cars.length > 1} />
          <div className="sticky left-0 flex justify-center pt-6 pb-[calc(2rem+env(safe-area-inset-bottom,0px))]">
            <Button kind="ghost" size="small" onClick={onClear}>
              {texts('compareClear')}
            </Button>
          </div>
        </section>
      </div>
    </Dialog>
  );
}

/** From the sixth on all columns have their smallest width, and the table scrolls sideways (CMP-11). */
const MAX_COLUMN_WIDTHS = 6;
