import * as ArrowLeft from 'lucide-react/icons/arrow-left';
import * as ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import { searchFacetValues } from '../../../../shared/search/search-facet-values.ts';
import type { Texts } from '../../../../shared/sites/texts.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Drawer } from '../../../../shared/ui/drawer.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { Spinner } from '../../../../shared/ui/spinner.tsx';
import type { CarPath } from '../../car-types.ts';
import { useCarChoices } from './use-car-choices.ts';

const LEVELS = 3;
const steps = ['kitCarManufacturer', 'kitCarModel', 'kitCarType'] as const;

interface Props {
  start: CarPath;
  texts: Texts;
  onChoose: (car: CarPath) => void;
  onClose: () => void;
}

/** Manufacturer, then model, then type and year; a shorter choice means all below it (KIT-05). */
export function CarChooser({ start, texts, onChoose, onClose }: Props) {
  const [car, setCar] = useState<CarPath>(start.slice(0, LEVELS - 1));
  const [typed, setTyped] = useState('');
  const { choices, failed, retry } = useCarChoices(car);
  const heading = useId();
  const shown = choices && (typed.trim() ? searchFacetValues(choices, typed) : choices);
  function go(to: CarPath) {
    setTyped('');
    if (to.length === LEVELS) onChoose(to);
    else setCar(to);
  }
  return (
    <Drawer
      open
      onClose={onClose}
      title={texts('kitCarChoose')}
      closeLabel={texts('kitCarClose')}
      foot={
        <>
          <Button
            kind="secondary"
            disabled={car.length === 0}
            icon={<IconShape of={ArrowLeft} size="small" />}
            onClick={() => go(car.slice(0, -1))}
          >
            {texts('kitCarBack')}
          </Button>
          {car.length > 0 && <Button onClick={() => onChoose(car)}>{texts('kitCarShowAll')}</Button>}
        </>
      }
    >
      <div className="car-chooser pb-6 [&_h3]:mt-1 [&_h3]:text-(length:--h2) [&_h3]:tracking-(--track-2)">
        <p className="text-size-small text-ink-muted num">
          {texts('kitCarStep', { number: car.length + 1 })}
        </p>
        <h3 id={heading} aria-live="polite">
          {texts(steps[car.length] ?? 'kitCarType')}
        </h3>
        {car.length > 0 && <p className="mt-2 font-medium">{car.join(' · ')}</p>}
        <input
          type="search"
          className="mt-5 mb-2 min-h-12 w-full rounded-field border border-line-field bg-surface px-4 focus:border-brand-ink focus:[box-shadow:0_0_0_1px_var(--brand-ink)] focus:outline-none"
          aria-label={texts('kitCarSearch')}
          placeholder={texts('kitCarSearch')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="off"
        />
        {failed && (
          <div role="alert" className="flex flex-wrap items-center gap-3 py-4">
            {texts('kitCarError')}{' '}
            <Button kind="secondary" size="small" onClick={retry}>
              {texts('tryAgain')}
            </Button>
          </div>
        )}
        {!choices && !failed && (
          <p role="status" className="flex flex-wrap items-center gap-3 py-4">
            <Spinner /> {texts('kitCarLoading')}
          </p>
        )}
        {shown?.length === 0 && (
          <p className="flex flex-wrap items-center gap-3 py-4">{texts('kitCarNone')}</p>
        )}
        <ul aria-labelledby={heading}>
          {shown?.map(({ text }) => (
            <li className="border-b border-b-line" key={text}>
              <button
                className="flex min-h-13 w-full cursor-pointer items-center justify-between gap-4 text-left hot:text-brand-ink"
                type="button"
                onClick={() => go([...car, text])}
              >
                {text}
                <IconShape of={ChevronRight} size="small" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  );
}
