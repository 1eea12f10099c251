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
      <div ref={canvas} className="map__canvas" />
      <p className="map__message" role={state === 'unavailable' ? 'status' : undefined}>
        {texts.unavailable}
      </p>
      {state === 'ready' && interactive && (
        <div className="map__zoom">
          <button
            type="button"
            aria-label={texts.zoomIn}
            aria-disabled={isClosest || undefined}
            onClick={() => !isClosest && controller()?.zoomBy(1)}
          >
            <IconShape of={Plus} />
          </button>
          <button type="button" aria-label={texts.zoomOut} onClick={() => controller()?.zoomBy(-1)}>
            <IconShape of={Minus} />
          </button>
        </div>
      )}
      {state === 'ready' && activeId !== undefined && preview && hasArrived && (
        <Preview card={card} closeLabel={texts.close} onClose={close}>
          {preview}
        </Preview>
      )}
      {state === 'ready' && <p className="map__credit">{settings.attribution || credits}</p>}
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
    <div ref={card} className="map__preview" tabIndex={-1}>
      <button type="button" className="map__close" aria-label={closeLabel} onClick={onClose}>
        <IconShape of={Close} />
      </button>
      {children}
    </div>
  );
}
