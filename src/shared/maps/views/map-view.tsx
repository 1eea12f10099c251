import * as Minus from 'lucide-react/icons/minus';
import * as Plus from 'lucide-react/icons/plus';
import * as Close from 'lucide-react/icons/x';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { cx } from '../../ui/class-names.ts';
import { IconShape } from '../../ui/icon-shape.tsx';
import type { MapViewProps } from './map-view-props.ts';
import { closestViewOf, useMap } from './use-map.ts';

/**
 * A map with markers. The library is loaded when the map comes near the screen; where it cannot be drawn, a sentence
 * stands in its place and everything around it works on.
 */
export function MapView(props: MapViewProps) {
  const { settings, texts, initial, activeId, preview, interactive = true, className } = props;
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const { state, hasArrived, isClosest, credits, controller, close } = useMap(props, { root, canvas, card });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || activeId === undefined) return;
    event.stopPropagation();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the card, wherever in the map the focus is
    <div
      ref={root}
      className={cx('map', className)}
      data-map={state}
      data-zoom={Math.min(initial.zoom, closestViewOf(settings))}
      data-center={`${initial.center.latitude},${initial.center.longitude}`}
      onKeyDown={onKeyDown}
    >
      <div
        ref={canvas}
        className="map__canvas opacity-0 [transition:opacity_var(--slow)_var(--ease)] in-[.map[data-map='ready']]:opacity-100 in-[.map[data-map='unavailable']]:hidden"
      />
      <p
        className="absolute inset-0 hidden place-content-center p-8 text-center text-balance text-ink-muted in-[.map[data-map='unavailable']]:grid noscript:grid"
        role={state === 'unavailable' ? 'status' : undefined}
      >
        {texts.unavailable}
      </p>
      {state === 'ready' && interactive && (
        <div className="map__zoom absolute top-4 right-4 grid overflow-hidden rounded-[min(0.75rem,var(--radius))] border border-line [&_button:last-child]:border-t [&_button:last-child]:border-t-line">
          <button
            className="grid size-11 place-items-center focus-visible:rounded-[min(0.75rem,var(--radius))] focus-visible:-outline-offset-3 aria-disabled:cursor-default aria-disabled:text-ink-muted aria-disabled:opacity-45"
            type="button"
            aria-label={texts.zoomIn}
            aria-disabled={isClosest || undefined}
            onClick={() => !isClosest && controller()?.zoomBy(1)}
          >
            <IconShape of={Plus} />
          </button>
          <button
            className="grid size-11 place-items-center focus-visible:rounded-[min(0.75rem,var(--radius))] focus-visible:-outline-offset-3 aria-disabled:cursor-default aria-disabled:text-ink-muted aria-disabled:opacity-45"
            type="button"
            aria-label={texts.zoomOut}
            onClick={() => controller()?.zoomBy(-1)}
          >
            <IconShape of={Minus} />
          </button>
        </div>
      )}
      {state === 'ready' && activeId !== undefined && preview && hasArrived && (
        <Preview card={card} closeLabel={texts.close} onClose={close}>
          {preview}
        </Preview>
      )}
      {state === 'ready' && (
        <p className="map__credit absolute right-0 bottom-0 rounded-[min(0.5rem,var(--radius))_0_0] px-2.5 py-1 text-[0.75rem] leading-[1.35] text-ink-muted">
          {settings.attribution || credits}
        </p>
      )}
    </div>
  );
}

type PreviewProps = {
  card: RefObject<HTMLDivElement | null>;
  closeLabel: string;
  onClose: () => void;
  children: MapViewProps['preview'];
};

function Preview({ card, closeLabel, onClose, children }: PreviewProps) {
  return (
    <div
      ref={card}
      className="map__preview absolute top-0 left-0 z-4 w-[min(21.5rem,100%-1rem)] rounded-card bg-surface p-6 shadow-float after:absolute after:-bottom-1.75 after:left-[calc(50%-0.5rem)] after:size-4 after:rotate-45 after:rounded-[3px] after:bg-inherit focus:outline-none @max-[40rem]:inset-x-2 @max-[40rem]:top-auto @max-[40rem]:bottom-7.5 @max-[40rem]:w-auto @max-[40rem]:after:content-[none]"
      tabIndex={-1}
    >
      <button
        type="button"
        className="absolute top-3 right-3 grid size-11 place-items-center rounded-[50%] hot:bg-stage-light"
        aria-label={closeLabel}
        onClick={onClose}
      >
        <IconShape of={Close} />
      </button>
      {children}
    </div>
  );
}
