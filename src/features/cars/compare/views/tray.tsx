import * as Car from 'lucide-react/icons/car';
import * as Trash from 'lucide-react/icons/trash';
import * as X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { Picture } from '../../../../shared/ui/picture.tsx';
import type { CompareTexts } from '../compare-context.ts';
import type { ComparedCar } from '../compared-car.ts';

interface Props {
  cars: readonly ComparedCar[];
  list: string;
  texts: CompareTexts;
  onRemove: (car: ComparedCar) => void;
  onClear: () => void;
  onOpen: () => void;
}

const SLOTS = 3;

/** At the foot of the window, on every page of the site, until it is emptied (CMP-01, CMP-12). */
export function Tray({ cars, list, texts, onRemove, onClear, onOpen }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const { length } = cars;
  // The car that came last is the one the visitor looks for.
  useEffect(() => {
    row.current?.scrollTo({ left: length * row.current.clientWidth });
  }, [length]);
  return (
    <section className="compare-tray on-dark" aria-label={texts('compareCars')}>
      <div className="compare-tray__panel">
        <p className="compare-tray__title">
          {texts('compareOpen')}
          <span className="num">{texts('compareChosen', { count: cars.length })}</span>
        </p>
        <ul ref={row} className="compare-tray__cars" data-removals="">
          {cars.map((car) => (
            <TrayCar key={car.id} car={car} texts={texts} onRemove={() => onRemove(car)} />
          ))}
          {cars.length < SLOTS && (
            <li className="compare-tray__empty-slot">
              {/* On the car list itself a link would drop the chosen filters. */}
              {location.pathname.startsWith(list) ? (
                <span>{texts('compareAddAnother')}</span>
              ) : (
                <a href={list}>{texts('compareAddAnother')}</a>
              )}
            </li>
          )}
        </ul>
        <div className="compare-tray__actions">
          <IconButton bare label={texts('compareClear')} icon={<IconShape of={Trash} />} onClick={onClear} />
          <Button kind="light" aria-haspopup="dialog" onClick={onOpen}>
            {texts('compareOpen')}
            <span className="compare-tray__count num" aria-hidden="true">
              {length}
            </span>
          </Button>
        </div>
      </div>
    </section>
  );
}

function TrayCar({ car, texts, onRemove }: { car: ComparedCar; texts: CompareTexts; onRemove: () => void }) {
  const { id, href, name, facts, picture } = car;
  return (
    <li className="compare-tray__car">
      <span className="compare-tray__picture">
        {picture ? (
          <Picture picture={{ ...picture, plate: undefined, alt: '' }} sizes="88px" fit="cover" />
        ) : (
          <IconShape of={Car} />
        )}
      </span>
      <a href={href} className="compare-tray__name">
        <span>{name}</span>
        <small className="num">{facts.slice(0, 2).join(' · ')}</small>
      </a>
      <button
        type="button"
        data-remove={id}
        aria-label={texts('compareRemove', { car: name })}
        className="compare-tray__remove"
        onClick={onRemove}
      >
        <IconShape of={X} size="small" />
      </button>
    </li>
  );
}
