import * as X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { cx } from '../../../../shared/ui/class-names.ts';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import type { CompareTexts } from '../compare-context.ts';
import type { CompareTextMap } from '../compare-texts.ts';
import type { ComparedCar } from '../compared-car.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { StickyHead } from './sticky-head.tsx';

interface Props {
  cars: readonly ComparedCar[];
  /** Those whose details are loading. */
  fetching: readonly string[];
  texts: CompareTexts;
  textMap: CompareTextMap;
  onRemove: (car: ComparedCar) => void;
  onClear: () => void;
  onClose: () => void;
}

/** Beyond this the large pictures are scrolled away and the sticky head is shown (CMP-04). */
const STICKY_HEAD_AFTER_PX = 320;

export function ComparisonDialog({ cars, fetching, texts, textMap, onRemove, onClear, onClose }: Props) {
  const title = useId();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [isScrolled, setScrolled] = useState(false);
  return (
    <Dialog aria-labelledby={title} className="comparison" onClose={onClose}>
      <div className="comparison__sheet">
        <div className="comparison__head">
          <h2 id={title}>{texts('compareTitle', { count: cars.length })}</h2>
          {cars.length > 1 && (
            <label className="comparison__switch">
              <input
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
          className={cx('comparison__scroll', isScrolled && 'is-scrolled')}
          onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > STICKY_HEAD_AFTER_PX)}
        >
          <StickyHead cars={cars} texts={texts} card={textMap.card} />
          <ComparisonTable
            cars={cars}
            fetching={fetching}
            texts={texts}
            textMap={textMap}
            onlyDifferences={onlyDifferences && cars.length > 1}
            onRemove={onRemove}
          />
          <div className="comparison__foot">
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
