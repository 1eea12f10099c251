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
      <div className="car-chooser">
        <p className="car-chooser__step num">{texts('kitCarStep', { number: car.length + 1 })}</p>
        <h3 id={heading} aria-live="polite">
          {texts(steps[car.length] ?? 'kitCarType')}
        </h3>
        {car.length > 0 && <p className="car-chooser__chosen">{car.join(' · ')}</p>}
        <input
          type="search"
          className="car-chooser__search"
          aria-label={texts('kitCarSearch')}
          placeholder={texts('kitCarSearch')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="off"
        />
        {failed && (
          <div role="alert" className="car-chooser__message">
            {texts('kitCarError')}{' '}
            <Button kind="secondary" size="small" onClick={retry}>
              {texts('tryAgain')}
            </Button>
          </div>
        )}
        {!choices && !failed && (
          <p role="status" className="car-chooser__message">
            <Spinner /> {texts('kitCarLoading')}
          </p>
        )}
        {shown?.length === 0 && <p className="car-chooser__message">{texts('kitCarNone')}</p>}
        <ul aria-labelledby={heading} className="car-chooser__list">
          {shown?.map(({ text }) => (
            <li key={text}>
              <button type="button" onClick={() => go([...car, text])}>
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
