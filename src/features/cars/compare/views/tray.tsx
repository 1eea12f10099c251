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
      <div className="compare-tray__panel pointer-events-auto mx-auto grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-6 rounded-card border border-line-on-dark bg-dark text-on-dark shadow-float max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-2 max-md:rounded-[var(--radius)_var(--radius)_0_0] max-md:[border-width:1px_0_0] max-lg:[:root[data-compares='above-bar']_&]:m-0 max-lg:[:root[data-compares='above-bar']_&]:flex max-lg:[:root[data-compares='above-bar']_&]:w-max max-lg:[:root[data-compares='above-bar']_&]:rounded-pill max-lg:[:root[data-compares='above-bar']_&]:border max-lg:[:root[data-compares='above-bar']_&]:border-line-on-dark max-lg:[:root[data-compares='above-bar']_&]:p-1">
        <p className="leading-[1.3] max-md:hidden max-lg:[:root[data-compares='above-bar']_&]:hidden">
          {texts('compareOpen')}
          <span className="num block text-size-small text-on-dark-muted">
            {texts('compareChosen', { count: cars.length })}
          </span>
        </p>
        <ul
          ref={row}
          className="compare-tray__cars -my-1 flex [scrollbar-width:none] gap-3 overflow-x-auto [overscroll-behavior-x:contain] p-1 max-md:my-0 max-md:mr-0 max-md:-ml-1 max-md:gap-2 max-md:pt-1.5 max-md:pr-2 max-md:pb-0.5 max-md:pl-1 max-lg:[:root[data-compares='above-bar']_&]:hidden"
          data-removals=""
        >
          {cars.map((car) => (
            <TrayCar key={car.id} car={car} texts={texts} onRemove={() => onRemove(car)} />
          ))}
          {cars.length < SLOTS && (
            <li className="relative flex h-16 max-w-62 min-w-46 flex-[1_1_11.5rem] items-center rounded-field text-size-small leading-[1.3] *:grid *:size-full *:[place-items:center_start] *:rounded-[inherit] *:border *:border-dashed *:border-line-on-dark *:px-4 *:text-on-dark-muted *:[transition-property:border-color,color] *:[transition-duration:var(--fast)] max-md:hidden">
              {/* On the car list itself a link would drop the chosen filters. */}
              {location.pathname.startsWith(list) ? (
                <span>{texts('compareAddAnother')}</span>
              ) : (
                <a className="[&:hover]:border-on-dark-muted [&:hover]:text-on-dark" href={list}>
                  {texts('compareAddAnother')}
                </a>
              )}
            </li>
          )}
        </ul>
        <div className="compare-tray__actions flex items-center gap-1">
          <IconButton bare label={texts('compareClear')} icon={<IconShape of={Trash} />} onClick={onClear} />
          <Button kind="light" aria-haspopup="dialog" onClick={onOpen}>
            {texts('compareOpen')}
            <span
              className="hidden max-lg:[:root[data-compares='above-bar']_&]:grid max-lg:[:root[data-compares='above-bar']_&]:h-6 max-lg:[:root[data-compares='above-bar']_&]:min-w-6 max-lg:[:root[data-compares='above-bar']_&]:place-items-center max-lg:[:root[data-compares='above-bar']_&]:rounded-pill max-lg:[:root[data-compares='above-bar']_&]:bg-accent max-lg:[:root[data-compares='above-bar']_&]:text-size-micro max-lg:[:root[data-compares='above-bar']_&]:text-on-accent num"
              aria-hidden="true"
            >
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
    <li className="compare-tray__car @container relative flex h-16 max-w-62 min-w-46 flex-[1_1_11.5rem] items-center gap-2.5 rounded-field bg-[color-mix(in_srgb,var(--on-dark)_8%,transparent)] pr-7.5 text-size-small leading-[1.3] max-md:h-12 max-md:min-w-0 max-md:flex-none max-md:bg-transparent max-md:p-0">
      <span className="relative grid w-20 flex-none @max-[13.25rem]:md:w-14 place-items-center overflow-hidden rounded-[var(--radius-s)] bg-stage text-ink-muted max-md:w-full max-md:self-stretch max-md:rounded-field md:ml-2 md:aspect-16/10">
        {picture ? (
          <Picture picture={{ ...picture, alt: '' }} sizes="88px" fit="cover" />
        ) : (
          <IconShape of={Car} />
        )}
      </span>
      <a
        href={href}
        className="compare-tray__name min-w-0 max-md:absolute max-md:inset-0 max-md:rounded-field max-md:opacity-0 max-md:focus-visible:opacity-100 max-md:[&:focus-visible>*]:opacity-0 [&:hover>span]:underline [&:hover>span]:underline-offset-3"
      >
        {/* Where there is little space, only the name is shown, in full. */}
        <span className="block truncate @max-[13.25rem]:line-clamp-2 @max-[13.25rem]:whitespace-normal">
          {name}
        </span>
        <small className="num -mr-5 block truncate text-size-micro text-on-dark-muted @max-[13.25rem]:hidden">
          {facts.slice(0, 2).join(' · ')}
        </small>
      </a>
      <button
        type="button"
        data-remove={id}
        aria-label={texts('compareRemove', { car: name })}
        className="compare-tray__remove absolute top-0 right-0 grid size-7.5 place-items-center rounded-[50%] text-on-dark-muted [transition:color_var(--fast)] max-md:-top-1.5 max-md:-right-1.5 max-md:size-6 max-md:bg-on-dark max-md:text-dark [&:hover]:text-on-dark max-md:[&:hover]:text-dark"
        onClick={onRemove}
      >
        <IconShape of={X} size="small" />
      </button>
    </li>
  );
}
